import { type ComponentType, useEffect, useState } from 'react';
import { useMotion } from '../../ui/motion.ts';
import type { FilmProps } from './Film.tsx';
import poster from './poster.svg?raw';
import styles from './Stage.module.css';

/** In milliseconds: whatever answers the visitor is there before the film is fetched. */
const filmDelay = 2500;

function savesData(): boolean {
  const browser: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return browser.connection?.saveData === true;
}

/** As an address. Vite would write it in Base64, a quarter longer, for the text in it. */
const posterAddress = `data:image/svg+xml,${encodeURI(poster.trim()).replaceAll('#', '%23')}`;

/** The poster and, once motion and data are both welcome, the film over it. */
export function Backdrop() {
  const motion = useMotion();
  const running = motion === 'running' && !savesData();
  const [Film, setFilm] = useState<ComponentType<FilmProps>>();
  useEffect(() => {
    if (!running || Film) return undefined;
    const load = () =>
      void import('./Film.tsx').then((part) => setFilm(() => part.Film), reportError);
    const timer = setTimeout(load, filmDelay);
    return () => clearTimeout(timer);
  }, [running, Film]);
  return (
    <div className={styles.backdrop}>
      {/* The film's first frame, in the document itself: there before the film and instead of it. */}
      <img src={posterAddress} alt="" width={1280} height={720} />
      {Film && motion !== 'still' && <Film running={running} />}
    </div>
  );
}
