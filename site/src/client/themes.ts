/** The choices of the theme menu. `system` follows the visitor's system. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Returns the theme with this name, or `system` if there is none. */
export function themeNamed(name: string | undefined): Theme {
  return themes.find((theme) => theme === name) ?? 'system';
}
