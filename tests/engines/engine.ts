/** What a script run in the page may take and give. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [name: string]: Plain };

/** The keys that the steps press, by their DOM names. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Escape' | 'Home';

/**
 * A running browser with one page. Elements are named by CSS selectors or, where these begin with
 * `//`, by XPath; each must be in the page when it is asked for.
 */
export interface Engine {
  /** Follows an address and waits until it is loaded. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /**
   * Runs a function in the page and gives its result. The function is sent as text: it must use
   * nothing from around it.
   */
  readonly run: <Given extends readonly Plain[], Result extends Plain | void>(
    script: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>;
  /** Clicks with the mouse, as a visitor does. */
  readonly click: (selector: string) => Promise<void>;
  /** Chooses from a list by an option's value. */
  readonly choose: (selector: string, value: string) => Promise<void>;
  /** Presses a key where the focus is. */
  readonly press: (key: Key) => Promise<void>;
  /** Gives a file to a file input. */
  readonly attach: (selector: string, path: string) => Promise<void>;
  /** The size of the window; the page's width is at most a few hundred pixels off. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** An element as it is seen, perhaps with what stands around it, as a PNG file. */
  readonly picture: (selector: string) => Promise<Buffer>;
  /** What the browser itself has said against the page since it was last asked. */
  readonly complaints: () => readonly string[];
  readonly close: () => Promise<void>;
}
