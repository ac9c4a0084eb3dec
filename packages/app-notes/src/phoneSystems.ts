import type { NoteAppId } from './appNames.ts';
import { type NoteRow, noteRows } from './noteRows.ts';

/** The systems of phones that apps run on. */
export const phoneSystems = ['Android', 'iOS'] as const;
export type PhoneSystem = (typeof phoneSystems)[number];

/** The apps that don't run on both systems of phones. */
const exceptions: Readonly<Partial<Record<NoteAppId, readonly PhoneSystem[]>>> = {
  aegis: ['Android'],
  'authenticator-extension': [],
  'freeotp-plus': ['Android'],
  'ios-passwords': ['iOS'],
  keepassxc: [],
  raivo: ['iOS'],
  stratum: ['Android'],
};

/**
 * Returns the systems of phones that a row of the notes is about. A row without a platform is about the systems that
 * the app runs on and that have no row of their own.
 */
export function phoneSystemsOf({ app, platform }: NoteRow): readonly PhoneSystem[] {
  if (platform !== undefined) return phoneSystems.filter((system) => system === platform);
  const own = noteRows.filter((row) => row.app === app).map((row) => row.platform);
  return (exceptions[app] ?? phoneSystems).filter((system) => !own.includes(system));
}
