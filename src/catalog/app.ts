import type { AppTab } from '../platform/appTabs.ts';
import type { Product } from '../releases/types.ts';
import type { IconName } from '../ui/iconNames.ts';
import type { Feature } from './features.ts';
import type { Specification } from './specifications.ts';
import type { Store } from './stores.ts';

/** One authenticator app: a tab of the apps page and a column of the comparison. */
export interface App {
  readonly id: AppTab;
  readonly icon: IconName;
  readonly store: Store;
  /** The installers offered beside the store. */
  readonly installers?: Product;
  readonly features: readonly Feature[];
  readonly specifications: readonly Specification[];
}
