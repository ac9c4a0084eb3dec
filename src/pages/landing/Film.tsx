import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type FilmSize, filmFile, filmSizeFor } from './filmFiles.ts';

const fadeInDelay = 1000;

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

export interface FilmProps {
  readonly running: boolean;
}

function Video({ size, running }: FilmProps & { readonly size: FilmSize }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    // A browser may refuse to play, to save power for instance: the poster stays.
    if (running) video.current?.play().catch(() => {});
    else video.current?.pause();
  }, [running]);

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => setShown(true), fadeInDelay);
    return () => clearTimeout(timer);
  }, [playing]);

  return (
    <video
      ref={video}
      data-size={size}
      data-shown={shown ? '' : undefined}
      aria-hidden="true"
      muted
      loop
      playsInline
      disablePictureInPicture
      onPlaying={() => setPlaying(true)}
    >
      <source src={filmFile(`hero-${size}.webm`)} type='video/webm; codecs="av01.0.05M.10"' />
      <source src={filmFile(`hero-${size}.mp4`)} type="video/mp4" />
    </video>
  );
}

/** The film in the size for the window; it fades in over the poster. */
export function Film({ running }: FilmProps) {
  const size = useSyncExternalStore(onResize, () => filmSizeFor(innerHeight));
  return <Video key={size} size={size} running={running} />;
}
