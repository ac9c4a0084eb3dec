import { useState } from 'react';
import { GroupedCode } from '../GroupedCode.tsx';
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

/** U+2012 is as wide as a digit. It stands for a missing digit. */
const figureDash = '\u2012';

/** Shows the code of the settings, or dashes while there is none. */
export function Code({ digits, length, testId, isAnimated = false }: CodeProps) {
  // The first code doesn't flip, because it replaces no other code.
  const [last, setLast] = useState({ digits, isFlipping: false });
  if (last.digits !== digits) setLast({ digits, isFlipping: isAnimated && last.digits !== '' });
  return (
    <output
      key={isAnimated ? digits : undefined}
      className={`${styles.code} ${last.isFlipping ? styles.turning : ''}`}
      data-testid={testId}
      data-empty={digits === '' ? '' : undefined}
      aria-live="off"
    >
      <GroupedCode code={digits === '' ? figureDash.repeat(length) : digits} />
    </output>
  );
}
