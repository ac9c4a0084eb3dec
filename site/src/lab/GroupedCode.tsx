import styles from './GroupedCode.module.css';

interface GroupedCodeProps {
  /** The digits, or letters, of a code. */
  readonly code: string;
}

const groupSize = 3;

function groupsOf(code: string): string[] {
  // If groups of three would leave a single digit, use groups of up to four: 4, 4 + 3, 4 + 4 + 2.
  const size =
    code.length % groupSize === 1 ? Math.ceil(code.length / Math.ceil(code.length / 4)) : groupSize;
  const count = Math.ceil(code.length / size);
  return Array.from({ length: count }, (_, index) => code.slice(index * size, (index + 1) * size));
}

/** Shows a code in groups. CSS makes the gaps, so a visitor who copies the selection gets only the digits. */
export function GroupedCode({ code }: GroupedCodeProps) {
  return (
    <span className={styles.code}>
      {groupsOf(code).map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
