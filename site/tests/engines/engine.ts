/** Values that a function in the page can accept and return. */
export type Serializable =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Serializable[]
  | { readonly [name: string]: Serializable };

/** The keys that the steps press, by their DOM names. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Escape' | 'Home';

/**
 * A running browser with one page. A selector is XPath if it begins with `//`, otherwise CSS. It must match an element
 * of the page.
 */
export interface Engine {
  /** Opens an address and waits until the page has loaded. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /**
   * Runs a function in the page and returns its result. The engine sends the source of the function, so the function
   * can't use outer variables.
   */
  readonly run: <Arguments extends readonly Serializable[], Result extends Serializable | void>(
    script: (...input: Arguments) => Result | Promise<Result>,
    ...input: Arguments
  ) => Promise<Result>;
  /** Clicks with the mouse. */
  readonly click: (selector: string) => Promise<void>;
  /** Selects an option of a list by its value. */
  readonly select: (selector: string, value: string) => Promise<void>;
  /** Presses a key on the focused element. */
  readonly press: (key: Key) => Promise<void>;
  /** Selects a file in a file input. */
  readonly chooseFile: (selector: string, path: string) => Promise<void>;
  /** Resizes the window. The viewport may be a few hundred pixels smaller. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Returns a PNG screenshot of an element. It may show more of the page. */
  readonly screenshot: (selector: string) => Promise<Buffer>;
  /** Returns the errors and warnings of the browser since the last call. */
  readonly takeProblems: () => readonly string[];
  readonly close: () => Promise<void>;
}
