import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { capabilityIds, type TestedApp } from '@otp-lab/otp/app-test';
import lab from '../Lab.module.css';
import { AppFields } from './AppFields.tsx';
import { loadRun } from './lazy.ts';
import styles from './Run.module.css';
import { changeRun } from './runStore.ts';

/** The day where the visitor is, as ISO 8601 writes it. */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Starts a test. What runs and judges it is loaded then. */
async function start(app: TestedApp): Promise<void> {
  const { startRun } = await loadRun();
  changeRun(() => startRun(app, today()));
}

/** What the test is, what it needs, and the button that starts it. */
export function RunStart() {
  const t = useTranslations('labRun');
  const [app, setApp] = useState<TestedApp>({ name: '', version: '' });
  return (
    <div className={lab.columns}>
      <form
        className={`${lab.first} ${styles.start}`}
        onSubmit={(event) => {
          event.preventDefault();
          start(app).catch(reportError);
        }}
      >
        <AppFields
          app={app}
          onChange={(changed) => setApp((before) => ({ ...before, ...changed }))}
        />
        <button type="submit" className="button primary" data-testid="run-start">
          {t('start')}
        </button>
        <p>{t('need')}</p>
        <p>{t('keeps')}</p>
      </form>
      <section aria-labelledby="run-tests">
        <h3 id="run-tests" className={lab.heading}>
          {t('tests')}
        </h3>
        <ul className={styles.tests}>
          {capabilityIds.map((id) => (
            <li key={id}>{t(`capability.${id}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
