import styles from './GroupedCode.module.css';

interface GroupedCodeProps {
  /** The digits, or letters, of a code. */
  readonly code: string;
}

/** Divides a code into groups of three or, if that leaves a rest, of up to four digits: 4 + 4, 4 + 3, 4 + 4 + 2. */
function groupsOf(code: string): string[] {
  const { length } = code;
  const size = length % 3 === 0 ? 3 : Math.ceil(length / Math.ceil(length / 4));
  const count = Math.ceil(length / size);
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
