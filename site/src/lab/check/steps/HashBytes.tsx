import { hexOf, type Steps } from '@otp-lab/otp/steps';
import styles from './Steps.module.css';

interface BytesProps {
  readonly hex: string;
}

const pairsOf = (hex: string) => hex.match(/../g) ?? [];

/** Bytes as pairs of hexadecimal digits; a copy of them has the spaces between. */
export function Bytes({ hex }: BytesProps) {
  return hex === '' ? null : <code className={styles.bytes}>{pairsOf(hex).join(' ')}</code>;
}

/** A hash whose four bytes are framed and whose half byte with the offset is underlined. */
export function HashBytes({ steps }: { readonly steps: Steps }) {
  const { mac, taken, offsetNibble } = steps;
  const [from, to] = taken;
  return (
    <code className={styles.bytes}>
      {pairsOf(hexOf(mac)).map((pair, index) => (
        <span key={index}>
          {Array.from(pair, (digit, half) => {
            const place = 2 * index + half;
            const isTaken = from <= place && place < to;
            const Name = isTaken ? 'mark' : 'span';
            return (
              <Name key={half} data-offset={place === offsetNibble || undefined}>
                {digit}
              </Name>
            );
          })}{' '}
        </span>
      ))}
    </code>
  );
}
