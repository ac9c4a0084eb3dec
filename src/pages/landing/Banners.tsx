import { useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { MotionToggle } from '../../ui/MotionToggle.tsx';
import { useMotion } from '../../ui/motion.ts';
import styles from './Banners.module.css';

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
const bannerTime = 5000;

/** The index of the banner to show: each for 5000 ms while it runs, once; then −1. */
function useBannerIndex(running: boolean): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!running || index < 0) return undefined;
    const next = index + 1 < banners.length ? index + 1 : -1;
    const timer = setTimeout(() => setIndex(next), bannerTime);
    return () => clearTimeout(timer);
  }, [running, index]);
  return index;
}

/** The nine banners: one at a time where things move, else as a list. */
export function Banners() {
  const t = useTranslations('landing');
  const motion = useMotion();
  const index = useBannerIndex(motion === 'running');
  const shown = banners[index];
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
          <MotionToggle pause={t('pause')} play={t('play')} />
          <p key={index} data-testid="banner" data-index={index} hidden={!shown}>
            {shown && t(`banners.${shown}`)}
          </p>
        </>
      )}
    </div>
  );
}
