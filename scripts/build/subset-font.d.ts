declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** Leaves out the letters' other forms, which only font features reach. */
    readonly noLayoutClosure: boolean;
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
  }
  /** The font with only the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
