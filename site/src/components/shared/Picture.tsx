import { useLocale } from 'use-intl';
import { contentRoot } from '../../catalog/contentRoot.ts';
import {
  type Frame,
  type Picture,
  type PictureFormat,
  type PictureTheme,
  frameSizes,
  pictureAddress,
} from '../../catalog/picture.ts';

interface PictureProps {
  readonly picture: Picture;
  readonly alt: string;
}

const narrow = '(width < 768px)';
/** Paper is light. client/applyToMedia.ts changes the condition if the visitor has chosen a theme. */
const dark = 'screen and (prefers-color-scheme: dark)';

/** Returns a function for the addresses of a picture in the page's language. */
function usePictureAddress({ picture }: PictureProps) {
  const language = useLocale();
  return (frame: Frame, format: PictureFormat, theme: PictureTheme = 'light') =>
    pictureAddress(contentRoot, picture, frame, language, format, theme);
}

/** A carousel's picture: upright in windows below 768 px of width, otherwise wide. */
export function SlidePicture(props: PictureProps) {
  const address = usePictureAddress(props);
  const { upright, wide } = frameSizes;
  return (
    <picture>
      <source
        media={`${dark} and ${narrow}`}
        type="image/avif"
        srcSet={address('upright', 'avif', 'dark')}
        {...upright}
      />
      <source media={narrow} type="image/avif" srcSet={address('upright', 'avif')} {...upright} />
      <source media={narrow} type="image/webp" srcSet={address('upright', 'webp')} {...upright} />
      <source media={dark} type="image/avif" srcSet={address('wide', 'avif', 'dark')} />
      <source type="image/avif" srcSet={address('wide', 'avif')} />
      <img src={address('wide', 'webp')} {...wide} alt={props.alt} loading="lazy" />
    </picture>
  );
}

/** A picture with one form for all windows. It loads after the text around it, which is what visitors came for. */
function PlainPicture({ frame, ...props }: PictureProps & { readonly frame: Frame }) {
  const address = usePictureAddress(props);
  return (
    <picture>
      <source media={dark} type="image/avif" srcSet={address(frame, 'avif', 'dark')} />
      <source type="image/avif" srcSet={address(frame, 'avif')} />
      <img src={address(frame, 'webp')} {...frameSizes[frame]} alt={props.alt} loading="lazy" />
    </picture>
  );
}

/** The wide form of a carousel's picture. */
export const WidePicture = (props: PictureProps) => <PlainPicture frame="wide" {...props} />;

/** A block's picture (Blocks.tsx). */
export const BlockPicture = (props: PictureProps) => <PlainPicture frame="block" {...props} />;
