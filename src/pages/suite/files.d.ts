declare module 'virtual:vector-files' {
  /** The number of bytes of each file in packages/vectors/data, by its name. */
  export const vectorFiles: Readonly<Record<string, number>>;
}
