declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** Tags of the OpenType features to keep. */
    readonly keepFeatures: readonly string[];
    /** If true, omits glyphs that only font features use. */
    readonly noLayoutClosure: boolean;
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
  }
  /** Returns the font, reduced to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
