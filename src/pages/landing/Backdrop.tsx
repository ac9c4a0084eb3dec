import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import { useMotion } from '../../ui/motion.ts';
import poster from './poster.svg?inline';
import styles from './Stage.module.css';

/** In milliseconds: whatever answers the visitor is there before the film is fetched. */
const filmDelay = 2500;
const Film = lazyPart(async () => (await import('./Film.tsx')).Film);

function savesData(): boolean {
  const browser: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return browser.connection?.saveData === true;
}

/** The poster and, once motion and data are both welcome, the film over it. */
export function Backdrop() {
  const motion = useMotion();
  const running = motion === 'running' && !savesData();
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (!running || begun) return undefined;
    const timer = setTimeout(() => setBegun(true), filmDelay);
    return () => clearTimeout(timer);
  }, [running, begun]);
  return (
    <div className={styles.backdrop}>
      {/* The film's first frame, in the document itself: there before the film and instead of it. */}
      <img src={poster} alt="" width={1280} height={720} />
      {begun && motion !== 'still' && (
        <Suspense>
          <Film running={running} />
        </Suspense>
      )}
    </div>
  );
}
