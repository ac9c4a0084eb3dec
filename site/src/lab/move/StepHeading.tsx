import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Move.module.css';

interface StepHeadingProps {
  readonly id: string;
  /** Shows the heading and moves focus to it whenever it changes, unless it is 0. */
  readonly focusRequest?: number;
  readonly children: ReactNode;
}

/** The heading of a step. When the step begins, focus moves to it, and the page scrolls to it. */
export function StepHeading({ id, focusRequest = 0, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusRequest === 0) return;
    heading.current?.focus({ preventScroll: true });
    // Focus scrolls only to a heading that is out of view, but the step is below it.
    heading.current?.scrollIntoView();
  }, [focusRequest]);
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
