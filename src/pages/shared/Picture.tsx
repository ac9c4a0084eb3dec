import * as site from '../../../site.config.ts';
import { type Frame, type Picture, frameSizes, pictureAddress } from '../../catalog/pictures.ts';
import { useNavigation } from '../../ui/navigation.ts';
import styles from './Picture.module.css';

interface PictureProps {
  readonly picture: Picture;
  readonly alt: string;
}

const narrow = '(width < 768px)';

function useAddress({ picture }: PictureProps) {
  const { language } = useNavigation();
  return (frame: Frame, format: 'avif' | 'webp') =>
    pictureAddress(site.contentHost, picture, frame, language, format);
}

/** A carousel picture: upright on narrow windows, wide from 768 px on. */
export function SlidePicture(props: PictureProps) {
  const address = useAddress(props);
  const { upright, wide } = frameSizes;
  return (
    <picture className={styles.slide}>
      <source media={narrow} type="image/avif" srcSet={address('upright', 'avif')} {...upright} />
      <source media={narrow} type="image/webp" srcSet={address('upright', 'webp')} {...upright} />
      <source type="image/avif" srcSet={address('wide', 'avif')} />
      <img src={address('wide', 'webp')} {...wide} alt={props.alt} loading="lazy" />
    </picture>
  );
}

/** A carousel picture in its wide form, whatever the window; fetched at once, for the first one. */
export function WidePicture(props: PictureProps) {
  const address = useAddress(props);
  const { wide } = frameSizes;
  return (
    <picture>
      <source type="image/avif" srcSet={address('wide', 'avif')} />
      <img src={address('wide', 'webp')} {...wide} alt={props.alt} fetchPriority="high" />
    </picture>
  );
}

/** The picture of a block of picture and text. */
export function BlockPicture(props: PictureProps) {
  const address = useAddress(props);
  const { block } = frameSizes;
  return (
    <picture className={styles.block}>
      <source type="image/avif" srcSet={address('block', 'avif')} />
      <img src={address('block', 'webp')} {...block} alt={props.alt} loading="lazy" />
    </picture>
  );
}
