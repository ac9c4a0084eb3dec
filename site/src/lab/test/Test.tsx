import { Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import lab from '../Lab.module.css';
import { TestInProgress } from './lazy.ts';
import { TestStart } from './TestStart.tsx';
import { setLeaveQuestion, useTestRun } from './testRunStore.ts';

/** The tool Test: a guided test of an app with several QR codes, and a report card. */
export default function Test() {
  const t = useTranslations('labTest');
  const run = useTestRun();
  const question = t('leaveSure');
  useEffect(() => setLeaveQuestion(question), [question]);
  return (
    <>
      {!run && <p className={lab.intro}>{t('intro')}</p>}
      {!run && <TestStart />}
      <Suspense>{run && <TestInProgress run={run} />}</Suspense>
    </>
  );
}
