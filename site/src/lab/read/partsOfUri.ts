/** The maximum number of parts, which limits the work for a hostile text. */
const maxParts = 20;

/**
 * Splits an OTP URI into its parts as they are written: the type, the label and each parameter, with their names.
 * Doesn't decode or judge them. Returns nothing if the text isn't one OTP URI.
 */
export function partsOfUri(text: string): readonly (readonly [name: string, value: string])[] {
  const [, type, label = '', query] =
    /^otpauth:\/\/([^/?\s]*)(?:\/([^?\s]*))?\?(\S+)$/i.exec(text.trim()) ?? [];
  if (type === undefined || query === undefined) return [];
  const parameters = query.split('&').map((parameter) => {
    const [name = '', ...value] = parameter.split('=');
    return [name, value.join('=')] as const;
  });
  return [['type', type] as const, ['label', label] as const, ...parameters].slice(0, maxParts);
}
