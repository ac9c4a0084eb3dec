import { type Frame, type PictureTab, frameSizes } from '../../../artwork/list.ts';
import * as site from '../../../site.config.ts';
import { pictureAddress } from '../../catalog/pictures.ts';
import { useNavigation } from '../../ui/navigation.ts';
import styles from './Picture.module.css';

interface PictureProps {
  readonly tab: PictureTab;
  /** Its place among the tab's pictures of its kind, from 0. */
  readonly place: number;
  readonly alt: string;
}

const narrow = '(width < 768px)';

function useAddress({ tab, place }: PictureProps) {
  const { language } = useNavigation();
  return (frame: Frame, format: 'avif' | 'webp') =>
    pictureAddress(site.contentHost, tab, place, frame, language, format);
}

/** A carousel picture: upright on narrow windows, wide from 768 px on. */
export function BannerPicture(props: PictureProps) {
  const address = useAddress(props);
  const { upright, wide } = frameSizes;
  return (
    <picture className={styles.banner}>
      <source media={narrow} type="image/avif" srcSet={address('upright', 'avif')} {...upright} />
      <source media={narrow} type="image/webp" srcSet={address('upright', 'webp')} {...upright} />
      <source type="image/avif" srcSet={address('wide', 'avif')} />
      <img src={address('wide', 'webp')} {...wide} alt={props.alt} loading="lazy" />
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
