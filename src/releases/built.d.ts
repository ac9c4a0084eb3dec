/** releases.ts with its lists of changes, which other imports of it lack in the browser. */
declare module '*/releases.ts?changes' {
  export const releases: readonly import('./types.ts').Release[];
}

declare module 'virtual:release-texts' {
  /** Days of releases and sizes of their files as a language writes them. */
  export const releaseTexts: Readonly<
    Record<
      string,
      {
        /** By the day as `releases.ts` has it. */
        readonly days: Readonly<Record<string, string>>;
        /** By the number of bytes. */
        readonly sizes: Readonly<Record<number, string>>;
      }
    >
  >;
}
