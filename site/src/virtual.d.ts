declare module 'virtual:head-script' {
  /** The text of the script in every page's head. */
  const script: string;
  export default script;
}

declare module 'virtual:messages' {
  /** Loads compiled messages, by locale and bundle: 'ko-KR/check'. */
  export const loaders: Readonly<
    Record<string, () => Promise<{ readonly default: Readonly<Record<string, unknown>> }>>
  >;
}
