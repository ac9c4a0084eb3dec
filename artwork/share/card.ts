import { markPath, markViewBox } from '../../src/ui/mark.ts';
import { visuals } from './visuals.ts';
import type { ShareLanguage, ShareScreen } from './words.ts';
import { shareWords } from './words.ts';

/** The markup of one share picture: the mark and the words at the left, the wall at the right. */
export function shareCard(screen: ShareScreen, language: ShareLanguage, brand: string): string {
  const { title, line } = shareWords[language].headlines[screen];
  return `<div lang="${language}"><div class="words">
<div class="brand"><svg width="44" height="44" viewBox="${markViewBox}"><path d="${markPath}"/></svg>${brand}</div>
<h1>${title}</h1><p>${line}</p></div>
<div class="wall">${visuals[screen](language)}</div></div>`;
}
