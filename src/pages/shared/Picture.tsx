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

/** A carousel picture: tablet-size on narrow windows, phone-size from 768 px on. */
export function BannerPicture(props: PictureProps) {
  const address = useAddress(props);
  const { tablet, phone } = frameSizes;
  return (
    <picture className={styles.banner}>
      <source media={narrow} type="image/avif" srcSet={address('tablet', 'avif')} {...tablet} />
      <source media={narrow} type="image/webp" srcSet={address('tablet', 'webp')} {...tablet} />
      <source type="image/avif" srcSet={address('phone', 'avif')} />
      <img src={address('phone', 'webp')} {...phone} alt={props.alt} loading="lazy" />
    </picture>
  );
}

/** A carousel picture in its wide form, whatever the window. */
export function WidePicture(props: PictureProps) {
  const address = useAddress(props);
  const { phone } = frameSizes;
  return (
    <picture className={styles.wide}>
      <source type="image/avif" srcSet={address('phone', 'avif')} />
      <img src={address('phone', 'webp')} {...phone} alt={props.alt} loading="lazy" />
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
