import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type CameraProblem, startCamera } from '../../qr/camera.ts';
import { Icon } from '../../components/ui/Icon.tsx';
import styles from './CameraPanel.module.css';
import type { QrReader } from './useQrReader.ts';

interface CameraPanelProps {
  readonly read: QrReader;
  /** Whether the button is the page's primary action. */
  readonly isPrimary?: boolean;
  /** What the camera can't read. */
  readonly hint?: ReactNode;
  /** Gets the texts of the QR codes in a frame. If it resolves to 'all', the camera is switched off. */
  readonly onRead: (texts: readonly string[]) => Promise<'all' | 'more'>;
}

/** The time limit for reading one frame, in milliseconds. */
const frameTimeLimit = 250;

/** Reads QR codes with the camera. Uses the camera only between a press on the button and the last QR code. */
export function CameraPanel({ read, isPrimary, hint, onRead }: CameraPanelProps) {
  const t = useTranslations('labCamera');
  const [isOn, setIsOn] = useState(false);
  const [problem, setProblem] = useState<CameraProblem | 'lost'>();
  const video = useRef<HTMLVideoElement>(null);
  const report = useEffectEvent(onRead);

  useEffect(() => {
    if (!isOn || !video.current) return undefined;
    const stop = new AbortController();
    const fail = (reason: CameraProblem | 'lost') => {
      setIsOn(false);
      setProblem(reason);
    };
    const onFrame = async (frame: ImageData) => {
      const texts = await read(frame, frameTimeLimit);
      if (texts.length > 0 && !stop.signal.aborted && (await report(texts)) === 'all')
        setIsOn(false);
    };
    void startCamera(video.current, { onFrame, onLost: () => fail('lost') }, stop.signal).then(
      (reason) => reason && fail(reason),
    );
    return () => stop.abort();
  }, [isOn, read]);

  return (
    <div className={styles.camera}>
      <button
        type="button"
        className={isPrimary ? 'button primary' : 'button'}
        onClick={() => {
          setProblem(undefined);
          setIsOn(!isOn);
        }}
      >
        <Icon name="camera" size={18} />
        {t(isOn ? 'stop' : 'start')}
      </button>
      {hint}
      {isOn && (
        <figure className={styles.view}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what the camera sees has no sound */}
          <video ref={video} muted playsInline data-testid="read-camera" />
          <figcaption>{t('aim')}</figcaption>
        </figure>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {t(`error.${problem}`)}
        </p>
      )}
    </div>
  );
}
