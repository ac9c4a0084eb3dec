import { toHex, type Steps } from '@otp-lab/otp/steps';
import styles from './Steps.module.css';

interface BytesProps {
  readonly hex: string;
}

const pairsOf = (hex: string) => hex.match(/../g) ?? [];

/** Shows bytes in hexadecimal, separated by spaces. */
export function Bytes({ hex }: BytesProps) {
  return hex === '' ? null : <code className={styles.bytes}>{pairsOf(hex).join(' ')}</code>;
}

/** Shows a hash. Marks the four bytes that the truncation uses, and underlines the half byte with the offset. */
export function HashBytes({ steps }: { readonly steps: Steps }) {
  const { mac, usedNibbles, offsetNibble } = steps;
  const [from, to] = usedNibbles;
  return (
    <code className={styles.bytes}>
      {pairsOf(toHex(mac)).map((pair, index) => (
        <span key={index}>
          {Array.from(pair, (digit, half) => {
            const nibble = 2 * index + half;
            const isTaken = from <= nibble && nibble < to;
            const Name = isTaken ? 'mark' : 'span';
            return (
              <Name key={half} data-offset={nibble === offsetNibble || undefined}>
                {digit}
              </Name>
            );
          })}{' '}
        </span>
      ))}
    </code>
  );
}
