declare module 'virtual:kept' {
  /** Names this build: two builds that keep the same files have the same one. */
  export const version: string;
  /** By language tag, the paths of all that its readers need. */
  export const files: Readonly<Record<string, readonly string[]>>;
}
