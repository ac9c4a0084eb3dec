declare module 'virtual:vector-files' {
  /** The number of bytes of each file in public/vectors, by its name. */
  export const vectorFiles: Readonly<Record<string, number>>;
}
