import { useEffect, useState } from 'react';
import type { CheckReport, RunAttempt } from '@otp-lab/otp/server';
import type { OtpSettings } from '@otp-lab/otp';
import { startWorker } from '../../../workerLink.ts';
import type { ReportWorker } from './serverRun.worker.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import address from './serverRun.worker.ts?worker&url';

type Report = readonly CheckReport[];

/** Judges the attempts in a worker. Returns undefined until the report is there. */
export function useServerReport(
  settings: OtpSettings,
  attempts: readonly RunAttempt[],
): Report | 'failed' | undefined {
  const [report, setReport] = useState<Report | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    const worker = startWorker<ReportWorker>(address);
    const receive = (received: Report | 'failed') => {
      if (isCurrent) setReport(received);
    };
    worker.ask({ settings, attempts }).then(receive, () => receive('failed'));
    return () => {
      isCurrent = false;
      worker.stop();
    };
  }, [settings, attempts]);
  return report;
}
