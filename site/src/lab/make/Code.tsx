import { useState } from 'react';
import styles from './Code.module.css';

interface CodeProps {
  /** The digits; empty while there is no code. */
  readonly digits: string;
  /** The number of digits. It keeps the width while there is no code. */
  readonly length: number;
  readonly testId: string;
  /** Whether the groups flip when the code changes. */
  readonly isAnimated?: boolean;
}

const groupSize = 3;
/** U+2012 is as wide as a digit. It stands for a missing digit. */
const figureDash = '\u2012';

function groupDigits(text: string): string[] {
  // If groups of three would leave a single digit, use groups of up to four: 4, 4 + 3, 4 + 4 + 2.
  const size =
    text.length % groupSize === 1 ? Math.ceil(text.length / Math.ceil(text.length / 4)) : groupSize;
  const count = Math.ceil(text.length / size);
  return Array.from({ length: count }, (_, index) => text.slice(index * size, (index + 1) * size));
}

/** Shows a code in groups. CSS makes the gaps, so a visitor who copies the selection gets only the digits. */
export function Code({ digits, length, testId, isAnimated = false }: CodeProps) {
  // The first code doesn't flip, because it replaces no other code.
  const [last, setLast] = useState({ digits, isFlipping: false });
  if (last.digits !== digits) setLast({ digits, isFlipping: isAnimated && last.digits !== '' });
  const shown = groupDigits(digits === '' ? figureDash.repeat(length) : digits);
  return (
    <output
      key={isAnimated ? digits : undefined}
      className={`${styles.code} ${last.isFlipping ? styles.turning : ''}`}
      data-testid={testId}
      data-empty={digits === '' ? '' : undefined}
      aria-live="off"
    >
      {shown.map((group, index) => (
        <span key={index} className={styles.group}>
          {group}
        </span>
      ))}
    </output>
  );
}
