/** Formatters for lists and numbers. use-intl's `useFormatter` would add 0.8 KB to the scripts of each page of the lab. */

const cache = new Map<string, unknown>();

/**
 * Returns a cached formatter of Intl. Creating one takes a hundred times as long as using it.
 * @param Format the class, such as Intl.ListFormat
 * @example formatOf(Intl.NumberFormat, 'de-DE', { style: 'percent' }).format(0.5)
 */
export function formatOf<Options, Format>(
  Format: new (language: string, options: Options) => Format,
  language: string,
  options: Options,
): Format {
  const key = `${Format.name} ${language} ${JSON.stringify(options)}`;
  const format = (cache.get(key) as Format | undefined) ?? new Format(language, options);
  cache.set(key, format);
  return format;
}

/**
 * Joins values for a table. In Korean and Japanese this uses commas, because Intl would join units by a space and, in
 * Korean, the last two values as in a sentence.
 */
export function listOf(
  language: string,
  values: readonly string[],
  type: Intl.ListFormatType,
): string {
  if (language === 'ko-KR') return values.join(', ');
  if (language === 'ja-JP') return values.join('、');
  return formatOf(Intl.ListFormat, language, { type }).format(values);
}
