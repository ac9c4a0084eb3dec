import { ForAdministrators } from './ForAdministrators.tsx';
import { ForDevelopers } from './ForDevelopers.tsx';
import styles from './Doors.module.css';

/** Two entrances for visitors who come for something other than an app. */
export function Doors() {
  return (
    <div className={styles.band}>
      <div className={`page ${styles.doors}`}>
        <ForAdministrators />
        <ForDevelopers />
      </div>
    </div>
  );
}
