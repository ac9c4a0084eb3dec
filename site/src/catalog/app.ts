import type { Messages } from '../i18n/messageTypes.ts';
import type { System } from '../platform/types.ts';
import type { Product } from '../releases/types.ts';
import type { IconName } from '../components/ui/iconNames.ts';
import type { Feature } from './features.ts';
import type { AppSlide, Block } from './slides.ts';
import type { Specification } from './specifications.ts';
import type { Store } from './stores.ts';

/** An app's id. It is a key of the messages, so an app without a name, or a name without an app, doesn't compile. */
export type AppId = keyof Messages['apps']['names'];

/** An authenticator app: a tab of the apps page and a column of the comparison. */
export interface App {
  readonly id: AppId;
  readonly icon: IconName;
  /** Set if the title has to call it a widget instead of an app. */
  readonly kind?: 'widget';
  /** The system that it runs on, for search engines: 'watchOS'. */
  readonly operatingSystem: string;
  /** On this system of the visitor, the app's tab comes first. */
  readonly system: System;
  /**
   * The position among the other tabs, from 1. `others` is the order on Android, ChromeOS and Windows, and `apple`
   * the order on all other systems.
   */
  readonly tabPosition: Readonly<Record<'apple' | 'others', number>>;
  readonly store: Store;
  /** The product whose installers the page offers in addition to the store. */
  readonly installers?: Product;
  /** The pictures of the carousel, in order. */
  readonly slides: readonly AppSlide[];
  /** The blocks of picture and text below the lists, in order. */
  readonly blocks?: readonly Block[];
  readonly features: readonly Feature[];
  readonly specifications: readonly Specification[];
}
