import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMotion } from '../../hooks/useMotion.ts';
import { island } from '../../i18n/localized.tsx';
import { MotionToggle } from '../ui/MotionToggle.tsx';
import styles from './Banners.module.css';

/** The banners in their order. Tests find them by their index (`data-index`). */
const banners = [
  'logon',
  'inconvenient',
  'pin',
  'fromNow',
  'privacy',
  'memos',
  'tryIt',
  'free',
  'thanks',
] as const;
/** How long each banner is visible, in milliseconds. */
const bannerTime = 5000;

/** Returns the current banner's index. While `isRunning`, it advances every 5000 ms. After the last banner it is −1. */
function useBannerIndex(isRunning: boolean): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!isRunning || index < 0) return undefined;
    const next = index + 1 < banners.length ? index + 1 : -1;
    const timer = setTimeout(() => setIndex(next), bannerTime);
    return () => clearTimeout(timer);
  }, [isRunning, index]);
  return index;
}

function BannersContent() {
  const t = useTranslations('landing');
  const motion = useMotion();
  const index = useBannerIndex(motion === 'running');
  const current = banners[index];
  return (
    <div className={styles.banners}>
      {motion === 'still' ? (
        <ul>
          {banners.map((name) => (
            <li key={name}>{t(`banners.${name}`)}</li>
          ))}
        </ul>
      ) : (
        <>
          <p key={index} data-testid="banner" data-index={index} hidden={!current}>
            {current && t(`banners.${current}`)}
          </p>
          <MotionToggle pause={t('pause')} play={t('play')} />
        </>
      )}
    </div>
  );
}

/** The nine banners: one at a time, or all as a list with reduced motion or without script. */
export const Banners = island(BannersContent);
