/** Values that can be passed to a function in the page, and returned from it. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [name: string]: Plain };

/** The keys that the steps press, by their names in the DOM. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Escape' | 'Home';

/**
 * A running browser with one page. A selector is XPath if it begins with `//`, otherwise CSS. Its element must be
 * in the page.
 */
export interface Engine {
  /** Opens an address and waits until it is loaded. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /**
   * Runs a function in the page and returns its result. The function is sent as text, so it can't use variables
   * from outside.
   */
  readonly run: <Given extends readonly Plain[], Result extends Plain | void>(
    script: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>;
  /** Clicks with the mouse. */
  readonly click: (selector: string) => Promise<void>;
  /** Selects an option of a list by its value. */
  readonly choose: (selector: string, value: string) => Promise<void>;
  /** Presses a key on the focused element. */
  readonly press: (key: Key) => Promise<void>;
  /** Selects a file in a file input. */
  readonly attach: (selector: string, path: string) => Promise<void>;
  /** Resizes the window. The page may be up to a few hundred pixels smaller. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Returns a PNG file of an element. It may show more of the page. */
  readonly picture: (selector: string) => Promise<Buffer>;
  /** Returns the errors and warnings of the browser since the last call. */
  readonly complaints: () => readonly string[];
  readonly close: () => Promise<void>;
}
