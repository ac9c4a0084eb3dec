import { useLocale } from 'use-intl';
import { contentRoot } from '../../catalog/contentRoot.ts';
import { type Frame, type Picture, frameSizes, pictureAddress } from '../../catalog/pictures.ts';

interface PictureProps {
  readonly picture: Picture;
  readonly alt: string;
}

const narrow = '(width < 768px)';

/** Returns a function for the addresses of a picture in the page's language. */
function usePictureAddress({ picture }: PictureProps) {
  const language = useLocale();
  return (frame: Frame, format: 'avif' | 'webp') =>
    pictureAddress(contentRoot, picture, frame, language, format);
}

/** A carousel's picture: upright in windows below 768 px of width, otherwise wide. */
export function SlidePicture(props: PictureProps) {
  const address = usePictureAddress(props);
  const { upright, wide } = frameSizes;
  return (
    <picture>
      <source media={narrow} type="image/avif" srcSet={address('upright', 'avif')} {...upright} />
      <source media={narrow} type="image/webp" srcSet={address('upright', 'webp')} {...upright} />
      <source type="image/avif" srcSet={address('wide', 'avif')} />
      <img src={address('wide', 'webp')} {...wide} alt={props.alt} loading="lazy" />
    </picture>
  );
}

/** The wide form of a carousel's picture. It loads after the text around it, which is what visitors came for. */
export function WidePicture(props: PictureProps) {
  const address = usePictureAddress(props);
  const { wide } = frameSizes;
  return (
    <picture>
      <source type="image/avif" srcSet={address('wide', 'avif')} />
      <img src={address('wide', 'webp')} {...wide} alt={props.alt} loading="lazy" />
    </picture>
  );
}

/** A block's picture (Blocks.tsx). */
export function BlockPicture(props: PictureProps) {
  const address = usePictureAddress(props);
  const { block } = frameSizes;
  return (
    <picture>
      <source type="image/avif" srcSet={address('block', 'avif')} />
      <img src={address('block', 'webp')} {...block} alt={props.alt} loading="lazy" />
    </picture>
  );
}
