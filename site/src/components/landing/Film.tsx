import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMotion } from '../../hooks/useMotion.ts';
import { island } from '../../i18n/localized.tsx';
import { type FilmSize, filmFile, filmSizeFor } from './filmFiles.ts';
import styles from './Film.module.css';

/** The film is fetched after this time in milliseconds, so that it doesn't compete with the page's other files. */
const fetchDelay = 2500;
/** The time from the start of playback until the film fades in, in milliseconds. */
const fadeInDelay = 1000;

function hasSaveData(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return connection?.saveData === true;
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

interface VideoProps {
  readonly size: FilmSize;
  readonly isRunning: boolean;
}

function Video({ size, isRunning }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    // A browser may refuse to play, for example to save power. Then the poster stays visible.
    if (isRunning) video.current?.play().catch(() => {});
    else video.current?.pause();
  }, [isRunning]);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setIsShown(true), fadeInDelay);
    return () => clearTimeout(timer);
  }, [isPlaying]);

  return (
    <video
      ref={video}
      className={styles.film}
      data-size={size}
      data-shown={isShown ? '' : undefined}
      aria-hidden="true"
      muted
      loop
      playsInline
      disablePictureInPicture
      onPlaying={() => setIsPlaying(true)}
    >
      <source src={filmFile(`hero-${size}.webm`)} type='video/webm; codecs="av01.0.05M.10"' />
      <source src={filmFile(`hero-${size}.mp4`)} type="video/mp4" />
    </video>
  );
}

function FilmContent() {
  const motion = useMotion();
  const size = useSyncExternalStore<FilmSize>(
    onResize,
    () => filmSizeFor(innerHeight),
    () => 'large',
  );
  const [isDue, setIsDue] = useState(false);
  const isRunning = motion === 'running' && !hasSaveData();

  useEffect(() => {
    if (!isRunning || isDue) return undefined;
    const timer = setTimeout(() => setIsDue(true), fetchDelay);
    return () => clearTimeout(timer);
  }, [isRunning, isDue]);

  return isDue && motion !== 'still' && <Video key={size} size={size} isRunning={isRunning} />;
}

/**
 * The film in the size for the window. It fades in over the poster. With reduced motion or Save-Data, the film isn't
 * fetched, and neither is it while the visitor has paused motion.
 */
export const Film = island(FilmContent);
