/** What the site keeps in the browser's storage from one visit to the next, and nothing else. */
export type Preference = 'language' | 'theme' | 'motion';

/** A stored choice; undefined where there is none or storage is forbidden. */
export function readPreference(name: Preference): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a choice; says whether it could be stored. */
export function writePreference(name: Preference, value: string): boolean {
  try {
    localStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
