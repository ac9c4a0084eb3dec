import type { ComponentType } from 'react';

/** What every screen is given. */
export interface ScreenProps {
  /** Its name as addressed, in lower case: aliases of one screen may show different tabs. */
  readonly name: string;
  /** The address's query. */
  readonly query: ReadonlyMap<string, string>;
}

/** The file `pages/<screen>/index.tsx` exports its screen by this name. */
export interface ScreenModule {
  readonly Screen: ComponentType<ScreenProps>;
}
