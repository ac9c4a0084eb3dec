import { useTranslations } from '../../i18n/useTranslations.tsx';
import type { AppTab } from '../../platform/tabs.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { Installers } from '../shared/Installers.tsx';
import styles from './Apps.module.css';
import { StillPiece } from './StillPiece.tsx';

const platforms = ['windows'] as const;

interface AppPanelProps {
  readonly tab: AppTab;
}

/** All about one app: its installers where it has some, its pictures, and its text. */
export function AppPanel({ tab }: AppPanelProps) {
  const t = useTranslations('apps');
  return (
    <>
      <h2 className={styles.name}>{t(`names.${tab}`)}</h2>
      {tab === 'windows' && (
        <Installers platforms={platforms} className={styles.installers}>
          <StillPiece piece="installers" />
        </Installers>
      )}
      <Carousel labelledBy={`tab-${tab}`}>
        <StillPiece piece="slides" tab={tab} />
      </Carousel>
      <StillPiece piece="text" tab={tab} />
    </>
  );
}
