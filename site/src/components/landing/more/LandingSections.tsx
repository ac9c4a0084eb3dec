import { ComputerLogin } from './ComputerLogin.tsx';
import { Devices } from './Devices.tsx';
import { Doors } from './Doors.tsx';
import styles from './LandingSections.module.css';
import { Steps } from './Steps.tsx';
import { Trust } from './Trust.tsx';

/** The sections below the first screen, which help visitors to decide. */
export function LandingSections() {
  return (
    <div className={styles.more}>
      <Steps />
      <ComputerLogin />
      <Devices />
      <Doors />
      <Trust />
    </div>
  );
}
