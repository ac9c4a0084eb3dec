declare module 'virtual:kept' {
  /** Addresses of files, each with the first characters of its content's SHA-256 in Base64. */
  type Files = Readonly<Record<string, string>>;

  /** Names this build: two builds that keep the same files have the same one. */
  export const version: string;
  /** What every visitor needs. */
  export const shared: Files;
  /** By language tag, what only its readers need. */
  export const languages: Readonly<Record<string, Files>>;
  /** By language tag, the document that says that nothing can be shown. */
  export const unreachable: Readonly<Record<string, string>>;
}
