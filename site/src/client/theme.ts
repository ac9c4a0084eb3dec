import { readPreference, writePreference } from './preferences.ts';

function apply(theme: string): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Follows a choice in the theme menu; client/head.ts applies the stored one before the first paint. */
export function startThemeMenu(): void {
  const menu = document.querySelector<HTMLSelectElement>('[data-testid="theme"]');
  if (!menu) return;
  const follow = () => {
    writePreference('theme', menu.value);
    apply(menu.value);
  };
  // A choice made before this script ran counts.
  if (menu.value === 'system') menu.value = document.documentElement.dataset['theme'] ?? 'system';
  else follow();
  menu.addEventListener('change', follow);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    menu.value = readPreference('theme') ?? 'system';
    apply(menu.value);
  });
}
