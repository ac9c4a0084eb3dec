const japanese = 'ぁ-ゖァ-ヺー一-鿿';
const latin = 'A-Za-z0-9';
const before = new RegExp(`([${japanese}])([${latin}])`, 'g');
const after = new RegExp(`([${latin}])([${japanese}])`, 'g');

/**
 * Adds a space between Japanese characters and Latin letters or digits. Texts in other languages stay unchanged.
 * @example spaced('30または60', 'ja-JP') // '30 または 60'
 */
export function spaced(text: string, language: string): string {
  if (!language.startsWith('ja')) return text;
  return text.replaceAll(before, '$1 $2').replaceAll(after, '$1 $2');
}
