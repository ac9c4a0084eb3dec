declare module 'virtual:languages' {
  /** Tags of all languages, en-US first. */
  export const languages: readonly string[];
  /** Each language's name in that language, by tag. */
  export const languageNames: Readonly<Record<string, string>>;
  /** Tags of the languages that write small numbers in digits of their own. */
  export const ownDigits: readonly string[];
}

declare module 'virtual:words' {
  /** Loads a name space of a language's catalogue. */
  export function loadSpace(tag: string, space: string): Promise<{ readonly words: unknown }>;
}
