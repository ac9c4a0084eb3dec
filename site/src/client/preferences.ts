/** The choices that the site stores in the browser. It stores nothing else. */
export type Preference = 'language' | 'theme' | 'motion';

/** Returns a stored choice, or undefined if there is none or storage is forbidden. */
export function readPreference(name: Preference): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a choice. Returns whether storage allowed it. */
export function writePreference(name: Preference, value: string): boolean {
  try {
    localStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
