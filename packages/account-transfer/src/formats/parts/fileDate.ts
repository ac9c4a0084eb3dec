/**
 * Returns the UTC date and time as 'YYYYMMDDhhmmss'. Apps write the local time into file names, which a worker on a
 * server or in a test doesn't know.
 *
 * @param now milliseconds since 1970
 */
export function fileDate(now: number): string {
  return new Date(now).toISOString().slice(0, 19).replace(/\D/g, '');
}

/** Returns the UTC date and time as 'YYYYMMDD-hhmmss'. @param now milliseconds since 1970 */
export function fileDateWithDash(now: number): string {
  return fileDate(now).replace(/^(.{8})/, '$1-');
}
