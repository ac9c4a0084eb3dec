import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as site from '../../../site.config.ts';
import { island } from '../../i18n/localized.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './SelfEvaluation.module.css';

function SelfEvaluationContent() {
  const t = useTranslations('server');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" className={styles.about} onClick={() => setIsOpen(true)}>
        {t('about')}
      </button>
      <Dialog
        open={isOpen}
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

/**
 * A button that opens a dialog about the evaluation. The dialog's link opens the evaluation site. The dialog's two
 * buttons only close the dialog.
 */
export const SelfEvaluation = island(SelfEvaluationContent);
