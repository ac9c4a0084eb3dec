import type { NoteSourceId } from './sources.ts';
import type { NotePlatform } from './types.ts';

/**
 * What a menu path is for: to scan a code, to type a key, to import another app's file, to import the app's own file,
 * or to export. If an app has one entry for all files, the path of `restore` ends with the choice of its own format.
 */
export const menuPurposes = ['scan', 'type', 'import', 'restore', 'export'] as const;
export type MenuPurpose = (typeof menuPurposes)[number];

/**
 * Buttons without a text: a plus sign, a camera or QR code, a pencil, three lines, three dots, and a
 * gear. `entry` is the entry of the service in the app's list.
 */
export const menuIcons = ['add', 'scan', 'edit', 'menu', 'more', 'settings', 'entry'] as const;
export type MenuIcon = (typeof menuIcons)[number];

/** A button or menu item: its text in English as the app shows it, or its icon. */
export type MenuStep = string | { readonly icon: MenuIcon };

/** How to get to a function of an app. */
export interface MenuPath {
  readonly purpose: MenuPurpose;
  /** What to press, in order, from the app's first screen. */
  readonly path: readonly MenuStep[];
  /** The platform that the source is about. Absent if the source doesn't say. */
  readonly platform?: NotePlatform;
  /** Which of the app's own files the path is for. Absent if it is for both. */
  readonly file?: 'plain' | 'encrypted';
  readonly source: NoteSourceId;
  /** The day of the source code or article, such as 2026-02-24, or the day on which a help page was read. */
  readonly seen: string;
}
