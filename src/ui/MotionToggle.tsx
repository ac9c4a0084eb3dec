import { Icon } from './Icon.tsx';
import styles from './MotionToggle.module.css';
import { setPaused, useMotion } from './motion.ts';

interface MotionToggleProps {
  /** What the button does while things move, and while they do not. */
  readonly pause: string;
  readonly play: string;
}

/** The pause button for whatever moves; absent where nothing would. */
export function MotionToggle({ pause, play }: MotionToggleProps) {
  const motion = useMotion();
  if (motion === 'still') return null;
  const running = motion === 'running';
  return (
    <button
      type="button"
      className={styles.toggle}
      data-testid="motion-toggle"
      aria-label={running ? pause : play}
      onClick={() => setPaused(running)}
    >
      <Icon name={running ? 'pause' : 'play'} />
    </button>
  );
}
