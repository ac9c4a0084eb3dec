import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Move.module.css';

interface StepHeadingProps {
  readonly id: string;
  /** Moves focus to the heading whenever it changes, unless it is 0. */
  readonly focusCount?: number;
  readonly children: ReactNode;
}

/** The heading of a step. Focus moves to it when the step begins. */
export function StepHeading({ id, focusCount = 0, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusCount > 0) heading.current?.focus();
  }, [focusCount]);
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
