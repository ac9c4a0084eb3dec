import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { hexOf } from '@otp-lab/otp/steps';
import type { Way } from './bothWays.ts';
import { Bytes, HashBytes } from './HashBytes.tsx';
import { codeText, counterText, hashText, numberText } from './formulas.ts';
import styles from './Steps.module.css';

interface WayColumnProps {
  readonly title: string;
  readonly way: Way;
  /** The way that it is compared with: what differs is marked. */
  readonly other?: Way | undefined;
  readonly name: 'right' | 'app';
}

interface Row {
  readonly key: 'key' | 'counter' | 'message' | 'hash' | 'offset' | 'number' | 'code';
  /** What tells it from the other way's. */
  readonly value: string;
  readonly shown: ReactNode;
}

/** One way from the key to the code, a row for each value. */
export function WayColumn({ title, way, other, name }: WayColumnProps) {
  const t = useTranslations('labSteps');
  const rowsOf = ({ computation, steps, task }: Way): readonly Row[] => {
    const { key, message, mac, offset, offsetNibble } = steps;
    const byte = Math.floor((offsetNibble ?? 0) / 2);
    const offsetText =
      offsetNibble === undefined
        ? t('fixedOffset', { offset: String(offset) })
        : t('offsetIn', { byte: String(byte), offset: String(offset) });
    const texts = {
      counter: counterText(task),
      hash: hashText(computation.recipe),
      number: numberText(computation, steps),
      code: codeText(computation, steps),
    };
    return [
      {
        key: 'key',
        value: hexOf(key),
        shown: (
          <>
            {t('bytes', { count: key.length })} <Bytes hex={hexOf(key)} />
          </>
        ),
      },
      { key: 'counter', value: texts.counter, shown: <code>{texts.counter}</code> },
      { key: 'message', value: hexOf(message), shown: <Bytes hex={hexOf(message)} /> },
      {
        key: 'hash',
        value: texts.hash + hexOf(mac),
        shown: (
          <>
            <code>{texts.hash}</code> <HashBytes steps={steps} />
          </>
        ),
      },
      { key: 'offset', value: offsetText, shown: offsetText },
      { key: 'number', value: texts.number, shown: <code>{texts.number}</code> },
      {
        key: 'code',
        value: texts.code,
        shown: (
          <>
            <code>{texts.code}</code> <strong className={styles.code}>{steps.code}</strong>
          </>
        ),
      },
    ];
  };
  const rows = rowsOf(way);
  const others = other && rowsOf(other);
  return (
    <section className={styles.way} data-way={name}>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ key, value, shown }, index) => {
          const isOther = others !== undefined && others[index]?.value !== value;
          return (
            <div key={key} data-row={key} data-differs={isOther || undefined}>
              <dt>
                {t(`row.${key}`)}{' '}
                {isOther && <span className={styles.differs}>≠ {t('differs')}</span>}
              </dt>
              <dd>{shown}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
