import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { capabilityIds, type NameLetters, type TestedApp } from '@otp-lab/otp/app-test';
import lab from '../Lab.module.css';
import { AppFields } from './AppFields.tsx';
import { loadTestRun } from './lazy.ts';
import styles from './Test.module.css';
import { changeTestRun } from './testRunStore.ts';

/** Returns the visitor's local date in ISO 8601: '2026-11-21'. */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Letters that aren't Latin, and that readers of a language can compare. */
function lettersOf(language: string): NameLetters {
  if (language.startsWith('ko')) return 'hangul';
  return language.startsWith('ja') ? 'han' : 'greek';
}

/** Loads the code of the test and starts it. */
async function start(app: TestedApp, language: string): Promise<void> {
  const { startTestRun } = await loadTestRun();
  changeTestRun(() => startTestRun(app, today(), lettersOf(language)));
}

/** Lists what is tested and what the visitor needs, with a button that starts the test. */
export function TestStart() {
  const t = useTranslations('labTest');
  const language = useLocale();
  const [app, setApp] = useState<TestedApp>({ name: '', version: '' });
  return (
    <div className={lab.columns}>
      <form
        className={`${lab.first} ${styles.start}`}
        onSubmit={(event) => {
          event.preventDefault();
          start(app, language).catch(reportError);
        }}
      >
        <AppFields
          app={app}
          onChange={(changed) => setApp((before) => ({ ...before, ...changed }))}
        />
        <p>{t('need')}</p>
        <button type="submit" className="button primary" data-testid="run-start">
          {t('start')}
        </button>
        <p>{t('keeps')}</p>
      </form>
      <section aria-labelledby="run-tests">
        <h2 id="run-tests" className={lab.heading}>
          {t('tests')}
        </h2>
        <ul className={styles.tests}>
          {capabilityIds.map((id) => (
            <li key={id}>{t(`capability.${id}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
