import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { island } from '../../i18n/localized.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './ComingSoon.module.css';

/** The builds that are planned for Linux. */
const builds = ['x86_64', 'x86'] as const;

function ComingSoonContent() {
  const t = useTranslations('coming');
  const [isOpen, setIsOpen] = useState(false);
  const [build, setBuild] = useState<string>(builds[0]);
  return (
    <div className={styles.builds}>
      {builds.map((plannedBuild) => (
        <button
          key={plannedBuild}
          type="button"
          className={styles.build}
          aria-haspopup="dialog"
          onClick={() => {
            setBuild(plannedBuild);
            setIsOpen(true);
          }}
        >
          {plannedBuild}
        </button>
      ))}
      <p>{t('construction')}</p>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        labelledBy="coming-soon"
        className={styles.dialog}
        data-testid="coming-soon"
      >
        <h2 id="coming-soon">{t('title')}</h2>
        <p>{t('message', { build })}</p>
        <button type="button" className="button primary" onClick={() => setIsOpen(false)}>
          {t('close')}
        </button>
      </Dialog>
    </div>
  );
}

/** The planned builds for Linux. Pressing one opens a dialog that says it isn't available yet. */
export const ComingSoon = island(ComingSoonContent);
