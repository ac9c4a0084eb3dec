/** Remembers language, theme and motion for the visitor's next visit. */

/** The choices that the site stores in `localStorage`. It stores nothing else there. */
export type Preference = 'language' | 'theme' | 'motion';

/** Returns a stored choice, or undefined if there is none or storage is blocked. */
export function readPreference(name: Preference): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a choice. Returns false if storage is blocked or full. */
export function writePreference(name: Preference, value: string): boolean {
  try {
    localStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
