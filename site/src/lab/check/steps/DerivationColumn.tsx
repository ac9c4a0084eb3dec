import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { toHex } from '@otp-lab/otp/steps';
import type { Derivation } from './derivations.ts';
import { Bytes, HashBytes } from './HashBytes.tsx';
import { codeText, counterText, hashText, numberText } from './formulas.ts';
import styles from './Steps.module.css';

interface DerivationColumnProps {
  readonly title: string;
  readonly derivation: Derivation;
  /** The derivation to compare with. Rows that differ are marked. */
  readonly other?: Derivation | undefined;
  readonly name: 'right' | 'app';
}

interface Row {
  readonly key: 'key' | 'counter' | 'message' | 'hash' | 'offset' | 'number' | 'code';
  /** The text that is compared with the other derivation's. */
  readonly value: string;
  readonly shown: ReactNode;
}

/** One derivation from the key to the code, with a row for each value. */
export function DerivationColumn({ title, derivation, other, name }: DerivationColumnProps) {
  const t = useTranslations('labCheckSteps');
  const rowsOf = ({ computation, steps, task }: Derivation): readonly Row[] => {
    const { key, message, mac, offset, offsetNibble } = steps;
    const byte = Math.floor((offsetNibble ?? 0) / 2);
    const offsetText =
      offsetNibble === undefined
        ? t('fixedOffset', { offset: String(offset) })
        : t('offsetIn', { byte: String(byte), offset: String(offset) });
    const texts = {
      counter: counterText(task),
      hash: hashText(computation.macMethod),
      number: numberText(computation, steps),
      code: codeText(computation, steps),
    };
    return [
      {
        key: 'key',
        value: toHex(key),
        shown: (
          <>
            {t('bytes', { count: key.length })} <Bytes hex={toHex(key)} />
          </>
        ),
      },
      { key: 'counter', value: texts.counter, shown: <code>{texts.counter}</code> },
      { key: 'message', value: toHex(message), shown: <Bytes hex={toHex(message)} /> },
      {
        key: 'hash',
        value: texts.hash + toHex(mac),
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
  const rows = rowsOf(derivation);
  const otherRows = other && rowsOf(other);
  return (
    <section className={styles.column} data-way={name}>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ key, value, shown }, index) => {
          const isDifferent = otherRows !== undefined && otherRows[index]?.value !== value;
          return (
            <div key={key} data-row={key} data-differs={isDifferent || undefined}>
              <dt>
                {t(`row.${key}`)}{' '}
                {isDifferent && <span className={styles.differs}>≠ {t('differs')}</span>}
              </dt>
              <dd>{shown}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
