import { createContext, use } from 'react';

type Query = Iterable<readonly [string, string]>;

/** What the shell offers to everything inside it. */
export interface Navigation {
  readonly language: string;
  /** The screen's name as addressed, in lower case; empty for the landing page. */
  readonly name: string;
  /** The address of a screen: its document before script runs, its hash address afterward. */
  readonly addressOf: (name: string, query?: Query) => string;
  /** The address of a screen's document, for links that name a place in it. */
  readonly documentOf: (name: string) => string;
  /** Replaces the query of the present address without leaving the screen. */
  readonly replaceQuery: (query: Query) => void;
  /**
   * Goes where the address or the history entry leads on the screen, once what was missing there is
   * rendered; nothing where that is the top, or the visitor has gone elsewhere.
   * @param prepare called first: what has to stand where it will stay
   */
  readonly settle: (prepare?: () => void) => void;
}

export const NavigationContext = createContext<Navigation | undefined>(undefined);

/** The shell's navigation. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useNavigation is called outside the shell');
  return navigation;
}
