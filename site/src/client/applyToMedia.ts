import type { Theme } from './themes.ts';

/** Makes pictures and the browser's toolbar follow the visitor's theme. Their media conditions know only the system's. */
export function applyToMedia(theme: Theme): void {
  for (const element of document.querySelectorAll<HTMLSourceElement | HTMLMetaElement>(
    '[media*="prefers-color-scheme"], [data-media]',
  )) {
    const media = (element.dataset['media'] ??= element.media);
    const condition = media.includes(theme) ? '(width >= 0px)' : '(width < 0px)';
    element.media = theme === 'system' ? media : media.replace(/\(prefers.*?\)/, condition);
  }
}
