declare module 'virtual:texts' {
  import type { ComponentType, AnchorHTMLAttributes, ImgHTMLAttributes } from 'react';

  export interface TextProps {
    readonly components?: {
      readonly a?: ComponentType<AnchorHTMLAttributes<HTMLAnchorElement>>;
      readonly img?: ComponentType<ImgHTMLAttributes<HTMLImageElement>>;
    };
  }

  interface TextFile {
    /** The language that the text is written in: en-US where there is no translation. */
    readonly language: string;
    readonly load: () => Promise<{ readonly default: ComponentType<TextProps> }>;
  }

  /** The languages that each text is written in. */
  export const writtenIn: Readonly<Record<string, readonly string[]>>;

  export const texts: Readonly<Record<string, Readonly<Record<string, TextFile>>>>;
}
