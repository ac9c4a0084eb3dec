const made = new Map<string, unknown>();

/**
 * A format of Intl for a language, made once: making one takes a hundred times as long as using it.
 * @param Format Intl's class, for example Intl.ListFormat
 */
export function formatOf<Options, Format>(
  Format: new (language: string, options: Options) => Format,
  language: string,
  options: Options,
): Format {
  const key = `${Format.name} ${language} ${JSON.stringify(options)}`;
  const format = (made.get(key) as Format | undefined) ?? new Format(language, options);
  made.set(key, format);
  return format;
}

/**
 * Values in one line, as a table has them. Korean separates nouns by commas alone: Intl joins the last
 * two as in a translated sentence, and units by nothing but a space.
 */
export function listOf(
  language: string,
  values: readonly string[],
  type: Intl.ListFormatType,
): string {
  if (language === 'ko-KR') return values.join(', ');
  return formatOf(Intl.ListFormat, language, { type }).format(values);
}
