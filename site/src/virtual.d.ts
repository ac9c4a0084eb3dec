declare module 'virtual:inline-script/*' {
  /** The bundled source of a module in client/, which a page includes inline. */
  const script: string;
  export default script;
}

declare module 'virtual:messages' {
  /** Functions that load compiled messages, by locale and bundle: 'ko-KR/check'. */
  export const loaders: Readonly<
    Record<string, () => Promise<{ readonly default: Readonly<Record<string, unknown>> }>>
  >;
}
