import { HowCodesWork } from './HowCodesWork.tsx';
import { LandingLab } from './LandingLab.tsx';
import styles from './LandingSections.module.css';
import { Products } from './Products.tsx';
import { Reasons } from './Reasons.tsx';
import { StartBySystem } from './StartBySystem.tsx';
import { Trust } from './Trust.tsx';

/** The sections below the first screen, which help visitors to decide. */
export function LandingSections() {
  return (
    <div className={styles.more}>
      <HowCodesWork />
      <Reasons />
      <Products />
      <StartBySystem />
      <LandingLab />
      <Trust />
    </div>
  );
}
