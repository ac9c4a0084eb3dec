const small = Array.from({ length: 1000 }, (_, value) => value);

/** Whether a language writes whole numbers below 1000 otherwise than `String` does. */
export function hasOwnDigits(tag: string): boolean {
  const format = new Intl.NumberFormat(tag);
  return small.some((value) => format.format(value) !== String(value));
}
