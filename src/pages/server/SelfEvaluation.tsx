import { useState } from 'react';
import * as site from '../../../site.config.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './Server.module.css';

/** What self evaluation is, on request; its link leads there, both buttons only close it. */
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
          <a href={site.evaluation} className="button primary">
            {t('dialog.open')}
          </a>
          <button type="button" className={styles.quiet} onClick={close}>
            {t('dialog.login')}
          </button>
          <button type="button" className={styles.quiet} onClick={close}>
            {t('dialog.cancel')}
          </button>
        </div>
      </Dialog>
    </>
  );
}
