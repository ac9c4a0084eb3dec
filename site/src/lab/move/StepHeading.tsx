import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Move.module.css';

interface StepHeadingProps {
  readonly id: string;
  /** Moves focus to the heading whenever it changes, unless it is 0. */
  readonly focusRequest?: number;
  readonly children: ReactNode;
}

/** The heading of a step. Focus moves to it when the step begins. */
export function StepHeading({ id, focusRequest = 0, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusRequest > 0) heading.current?.focus();
  }, [focusRequest]);
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
