import { useState } from 'react';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './Server.module.css';

/** What self evaluation is, on request; both buttons of the dialog only close it. */
export function SelfEvaluation() {
  const t = useTranslations('server');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={styles.about} onClick={() => setOpen(true)}>
        {t('about')}
      </button>
      <Dialog
        open={open}
        onClose={close}
        labelledBy="self-evaluation-title"
        className={styles.dialog}
        data-testid="self-evaluation"
      >
        <h2 id="self-evaluation-title">{t('dialog.title')}</h2>
        <p>{t('dialog.text')}</p>
        <ul>
          <li>{t('dialog.free')}</li>
          <li>{t('dialog.functions')}</li>
        </ul>
        <div className={styles.answers}>
          <button type="button" className="button" onClick={close}>
            {t('dialog.cancel')}
          </button>
          <button type="button" className="button primary" onClick={close}>
            {t('dialog.login')}
          </button>
        </div>
      </Dialog>
    </>
  );
}
