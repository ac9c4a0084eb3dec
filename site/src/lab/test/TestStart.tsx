import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import {
  type CapabilityId,
  capabilityIds,
  type NameLetters,
  type TestedApp,
} from '@otp-lab/otp/app-test';
import lab from '../Lab.module.css';
import { AppFields } from './AppFields.tsx';
import { loadTestRun } from './lazy.ts';
import styles from './Test.module.css';
import { changeTestRun } from './testRunStore.ts';

const groups = ['settings', 'codes', 'secrets', 'spellings', 'invalid'] as const;

/** The group of each capability in the list of what is tested. */
const groupOf: Readonly<Record<CapabilityId, (typeof groups)[number]>> = {
  sha256: 'settings',
  sha512: 'settings',
  'digits-7': 'settings',
  'digits-8': 'settings',
  'period-60': 'settings',
  hotp: 'settings',
  'hotp-first-code': 'codes',
  'leading-zero': 'codes',
  truncation: 'codes',
  'time-steps': 'codes',
  'secret-long': 'secrets',
  'secret-padded': 'secrets',
  'secret-zero-byte': 'secrets',
  'algorithm-lower-case': 'spellings',
  'issuer-mismatch': 'spellings',
  'label-space-colon': 'spellings',
  'label-non-latin': 'spellings',
  'refuse-digits-0': 'invalid',
  'refuse-period-0': 'invalid',
  'refuse-base32': 'invalid',
  'refuse-algorithm': 'invalid',
};

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
    <>
      <form
        className={styles.start}
        onSubmit={(event) => {
          event.preventDefault();
          start(app, language).catch(reportError);
        }}
      >
        <AppFields
          app={app}
          onChange={(changed) => setApp((before) => ({ ...before, ...changed }))}
        />
        <button type="submit" className="button primary" data-testid="run-start">
          {t('start')}
        </button>
        <div className={styles.need}>
          <p>{t('need')}</p>
          <p>{t('keeps')}</p>
        </div>
      </form>
      <section className={styles.tested} aria-labelledby="run-tests">
        <h2 id="run-tests" className={lab.heading}>
          {t('tests')}
        </h2>
        <dl className={styles.tests}>
          {groups.map((group) => (
            <div key={group}>
              <dt>{t(`group.${group}`)}</dt>
              {capabilityIds
                .filter((id) => groupOf[id] === group)
                .map((id) => (
                  <dd key={id}>{t(`capability.${id}`)}</dd>
                ))}
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
