/**
 * Returns the UTC date and time as 'YYYYMMDDhhmmss'. Apps write the local time into file names, which a worker on a
 * server or in a test doesn't know.
 */
export function fileDate(unixMilliseconds: number): string {
  return new Date(unixMilliseconds).toISOString().slice(0, 19).replace(/\D/g, '');
}

/** Returns the UTC date and time as 'YYYYMMDD-hhmmss'. */
export function fileDateWithDash(unixMilliseconds: number): string {
  return fileDate(unixMilliseconds).replace(/^(.{8})/, '$1-');
}
