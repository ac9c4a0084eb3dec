import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import lab from '../Lab.module.css';
import { RunAtWork } from './lazy.ts';
import { RunStart } from './RunStart.tsx';
import { useRun } from './runStore.ts';

/** The guided test of an app: start, one QR code after another, and the report card. */
export default function TestApp() {
  const t = useTranslations('labRun');
  const run = useRun();
  return (
    <>
      <h2>{t('title')}</h2>
      {!run && <p className={lab.intro}>{t('intro')}</p>}
      {!run && <RunStart />}
      <Suspense>{run && <RunAtWork run={run} />}</Suspense>
    </>
  );
}
