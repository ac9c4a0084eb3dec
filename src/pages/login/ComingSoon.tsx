import { useState } from 'react';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ComingSoon.module.css';

/** What Linux is going to have. */
const builds = ['x86_64', 'x86'] as const;

/** What is to come for Linux; each item says so. */
export function ComingSoon() {
  const t = useTranslations('coming');
  const [open, setOpen] = useState(false);
  const [build, setBuild] = useState<string>(builds[0]);
  return (
    <div className={styles.coming}>
      <h3>
        <Icon name="linux" />
        {t('system')}
      </h3>
      <p>{t('construction')}</p>
      <ul>
        {builds.map((one) => (
          <li key={one}>
            <button
              type="button"
              className="button"
              aria-haspopup="dialog"
              onClick={() => {
                setBuild(one);
                setOpen(true);
              }}
            >
              {one}
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy="coming-soon"
        className={styles.dialog}
        data-testid="coming-soon"
      >
        <h2 id="coming-soon">{t('title')}</h2>
        <p>{t('message', { build })}</p>
        <button type="button" className="button primary" onClick={() => setOpen(false)}>
          {t('close')}
        </button>
      </Dialog>
    </div>
  );
}
