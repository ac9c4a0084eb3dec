import type { PictureTab } from '../../../artwork/list.ts';
import { banners } from '../../catalog/pictures.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { BannerPicture } from './Picture.tsx';

interface SlidesProps {
  readonly tab: PictureTab;
}

/** The slides of a tab's carousel. */
export function Slides({ tab }: SlidesProps) {
  const t = useTranslations('carousel');
  const describe = useTranslations('pictures');
  const count = String(banners[tab].length);
  return banners[tab].map((banner, place) => (
    <figure
      key={banner}
      aria-roledescription={t('slide')}
      aria-label={t('position', { place: String(place + 1), count })}
    >
      <BannerPicture tab={tab} place={place} alt={describe(banner)} />
    </figure>
  ));
}
