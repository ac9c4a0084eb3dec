import { markPath, markViewBox } from '../../site/src/brand/mark.ts';
import { visuals } from './visuals.ts';
import type { ShareLanguage, ShareScreen } from './messages.ts';
import { shareMessages } from './messages.ts';

/** Returns the HTML of a link preview image: mark and text at the left, the wall of tiles at the right. */
export function shareCard(screen: ShareScreen, language: ShareLanguage, brand: string): string {
  const { title, line } = shareMessages[language].headlines[screen];
  return `<div lang="${language}"><div class="words">
<div class="brand"><svg width="44" height="44" viewBox="${markViewBox}"><path d="${markPath}"/></svg>${brand}</div>
<h1>${title}</h1><p>${line}</p></div>
<div class="wall">${visuals[screen](language)}</div></div>`;
}
