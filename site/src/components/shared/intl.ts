const cache = new Map<string, unknown>();

/**
 * Returns a formatter of Intl, cached because creating one takes a hundred times as long as using it.
 * @param Format the class of Intl, for example Intl.ListFormat
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
 * Joins values as a table shows them. In Korean they are separated by commas alone, because Intl joins the last
 * two as in a sentence, and joins units by a space.
 */
export function listOf(
  language: string,
  values: readonly string[],
  type: Intl.ListFormatType,
): string {
  if (language === 'ko-KR') return values.join(', ');
  return formatOf(Intl.ListFormat, language, { type }).format(values);
}
