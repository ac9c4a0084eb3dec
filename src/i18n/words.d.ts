declare module 'virtual:languages' {
  /** Tags of all languages, en-US first. */
  export const languages: readonly string[];
  /** Each language's name in that language, by tag. */
  export const languageNames: Readonly<Record<string, string>>;
  /** Tags of the languages whose lines run from right to left. */
  export const rightToLeft: readonly string[];
}

declare module 'virtual:words' {
  /** Loads the words of a screen or tool in a language: the parts of the catalog that its record names. */
  export function loadFile(tag: string, file: string): Promise<{ readonly words: unknown }>;
}
