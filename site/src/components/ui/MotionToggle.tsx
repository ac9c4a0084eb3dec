import { setPaused, useMotion } from '../../hooks/useMotion.ts';
import { Icon } from './Icon.tsx';
import styles from './MotionToggle.module.css';

interface MotionToggleProps {
  /** The button's label while motion is running. */
  readonly pause: string;
  /** The button's label while motion is paused. */
  readonly play: string;
}

/** The button that pauses and resumes all motion of the page. With reduced motion, it renders nothing. */
export function MotionToggle({ pause, play }: MotionToggleProps) {
  const motion = useMotion();
  if (motion === 'still') return null;
  const isRunning = motion === 'running';
  return (
    <button
      type="button"
      className={styles.toggle}
      data-testid="motion-toggle"
      aria-label={isRunning ? pause : play}
      onClick={() => setPaused(isRunning)}
    >
      <Icon name={isRunning ? 'pause' : 'play'} size={16} />
    </button>
  );
}
