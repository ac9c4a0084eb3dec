import { useEffect, useRef } from 'react';
import { Icon } from '../../../components/ui/Icon.tsx';
import type { BringProblem } from '../bringState.ts';
import styles from './ProblemList.module.css';
import { useProblemText } from './useProblemText.ts';

interface ProblemListProps {
  readonly problems: readonly BringProblem[];
  /** Moves focus to the list whenever it changes, unless it is 0. */
  readonly focusRequest: number;
}

/** Says which files weren't opened, and why. */
export function ProblemList({ problems, focusRequest }: ProblemListProps) {
  const problemText = useProblemText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusRequest > 0) list.current?.focus();
  }, [focusRequest]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={list}
      tabIndex={-1}
      className={styles.problems}
      role="alert"
      data-testid="move-problem"
    >
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>
            <Icon name="alert" size={18} />
            <span>{problemText(problem)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
