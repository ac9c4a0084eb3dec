import type { Messages } from '../i18n/messageTypes.ts';
import type { System } from '../platform/types.ts';
import type { Product } from '../releases/types.ts';
import type { IconName } from '../components/ui/iconNames.ts';
import type { Feature } from './features.ts';
import type { AppSlide, Block } from './slides.ts';
import type { Specification } from './specifications.ts';
import type { Store } from './stores.ts';

/** An app by its name among the words: one without a record, or a record without a name, does not compile. */
export type AppId = keyof Messages['apps']['names'];

/** All that the site knows of an authenticator app: a tab of the apps page and a column of the comparison. */
export interface App {
  readonly id: AppId;
  readonly icon: IconName;
  /** A widget is called so in its title. */
  readonly kind?: 'widget';
  /** What it runs on, as search engines are told: 'watchOS'. */
  readonly operatingSystem: string;
  /** The visitor's system that it is for: there its tab comes first. */
  readonly system: System;
  /** Its place among the tabs after those: the less, the earlier. Apple's order is the usual one, `others` that of Android, ChromeOS and Windows. */
  readonly place: Readonly<Record<'apple' | 'others', number>>;
  readonly store: Store;
  /** The installers offered beside the store. */
  readonly installers?: Product;
  /** The pictures of its carousel in order, by the words that describe them. */
  readonly slides: readonly AppSlide[];
  /** The blocks of picture and text below its lists, in order, by their words. */
  readonly blocks?: readonly Block[];
  readonly features: readonly Feature[];
  readonly specifications: readonly Specification[];
}
