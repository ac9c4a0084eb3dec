/** Lets visitors choose a light or dark theme that stays the same on later visits. */
import { applyToMedia } from './applyToMedia.ts';
import { readPreference, writePreference } from './preferences.ts';
import { type Theme, themeNamed } from './themes.ts';

function apply(theme: Theme): void {
  applyToMedia(theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Applies and stores choices in the theme menu. client/head.ts applies the stored choice before the first paint. */
export function startThemeMenu(): void {
  const menu = document.querySelector<HTMLSelectElement>('[data-testid="theme"]');
  if (!menu) return;
  const applyChoice = () => {
    writePreference('theme', menu.value);
    apply(themeNamed(menu.value));
  };
  // The visitor may have used the menu before this script ran.
  if (menu.value === 'system') menu.value = document.documentElement.dataset['theme'] ?? 'system';
  else applyChoice();
  menu.addEventListener('change', applyChoice);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const theme = themeNamed(readPreference('theme'));
    menu.value = theme;
    apply(theme);
  });
}
