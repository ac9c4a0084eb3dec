import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../components/ui/Icon.tsx';
import { QrCode } from '../../../qr/QrCode.tsx';
import styles from './QrSeries.module.css';

/** The side of a QR code in CSS pixels. An export with ten accounts is dense. */
const size = 320;

interface QrSeriesProps {
  readonly texts: readonly string[];
  /** The name of each code's account. Undefined if a code has several accounts. */
  readonly names?: readonly string[] | undefined;
}

/** Shows QR codes one by one, and prints them all. */
export function QrSeries({ texts, names }: QrSeriesProps) {
  const t = useTranslations('labMoveSave.codes');
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The whole QR code is below the heading.
    heading.current?.scrollIntoView();
  }, []);
  const isLast = index === texts.length - 1;
  return (
    <div className={styles.series}>
      <p ref={heading} tabIndex={-1} className={styles.place} aria-live="polite">
        {t('place', { place: index + 1, count: texts.length })}
        {names && <b>{names[index]}</b>}
      </p>
      <div className={styles.card} data-testid="move-qr">
        <QrCode
          value={texts[index] ?? ''}
          size={size}
          errorCorrectionLevel="L"
          title={t('title', { place: index + 1, count: texts.length })}
          fallback={<p role="alert">{t('tooLong')}</p>}
        />
      </div>
      <div className={styles.actions}>
        {texts.length > 1 && (
          <>
            <button
              type="button"
              className="button"
              aria-disabled={index === 0}
              onClick={() => setIndex(Math.max(0, index - 1))}
            >
              <Icon name="chevron-left" size={18} />
              {t('previous')}
            </button>
            <button
              type="button"
              className="button"
              aria-disabled={isLast}
              onClick={() => setIndex(Math.min(texts.length - 1, index + 1))}
            >
              {t('next')}
              <Icon name="chevron-right" size={18} />
            </button>
          </>
        )}
        <button type="button" className="button" onClick={() => print()}>
          <Icon name="printer" size={18} />
          {t('print')}
        </button>
      </div>
      <ol className={styles.sheet} data-sheet aria-hidden="true">
        {texts.map((text, place) => (
          <li key={text}>
            <p>
              {t('place', { place: place + 1, count: texts.length })}
              {names && <b>{names[place]}</b>}
            </p>
            <QrCode value={text} size={size} errorCorrectionLevel="L" title="" />
          </li>
        ))}
      </ol>
    </div>
  );
}
