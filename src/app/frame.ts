/** Whether a hash leaves out header and footer (specification, section 2), whatever it leads to. */
export function isBareHash(hash: string): boolean {
  return /^#\/(help|update)-/i.test(hash);
}
