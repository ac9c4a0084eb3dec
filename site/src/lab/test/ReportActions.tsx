import { useTranslations } from 'use-intl';
import {
  type CapabilityId,
  type Judgment,
  type Report,
  reportJson,
  reportMarkdown,
} from '@otp-lab/otp/app-test';
import { Icon } from '../../components/ui/Icon.tsx';
import { sentences } from '../../components/shared/sentences.ts';
import { saveFile } from '../saveFile.ts';
import styles from './Report.module.css';
import { outcomeOf } from './outcomes.ts';
import { leaveReport } from './testRun.ts';
import { changeTestRun } from './testRunStore.ts';
import { useFindingText } from './useFindingText.ts';

interface ReportActionsProps {
  readonly report: Report;
  readonly judgments: ReadonlyMap<CapabilityId, Judgment>;
  /** The result in sentences. */
  readonly summary: readonly string[];
}

/** Buttons that print and save the report, go back to the test, and start a new one. */
export function ReportActions({ report, judgments, summary }: ReportActionsProps) {
  const t = useTranslations('labTest');
  const findingText = useFindingText();
  const { app, date } = report;
  const name = ['otp-report', app.name, app.version, date]
    .map((part) => part.replaceAll(/[^\p{L}\p{N}.]+/gu, '-').replaceAll(/^-+|-+$/g, ''))
    .filter(Boolean)
    .join('-');
  const markdown = () =>
    reportMarkdown(report, {
      title: t('reportTitle'),
      app: t('name'),
      version: t('version'),
      date: t('date'),
      summary: sentences(summary),
      columns: {
        capability: t('columns.capability'),
        verdict: t('columns.verdict'),
        finding: t('columns.finding'),
      },
      capability: (id) => t(`capability.${id}`),
      verdict: (row) => t(`outcome.${outcomeOf(row)}`),
      finding: ({ capability }) => {
        const judgment = judgments.get(capability);
        return judgment ? findingText(capability, judgment) : '';
      },
    });
  const save = (ending: string, type: string, text: string) =>
    saveFile(`${name}.${ending}`, new Blob([text], { type }));

  return (
    <div className={styles.actions}>
      <button type="button" className="button" onClick={() => print()}>
        <Icon name="printer" size={18} />
        {t('print')}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => save('md', 'text/markdown', markdown())}
      >
        <Icon name="download" size={18} />
        {t('markdown')}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => save('json', 'application/json', reportJson(report))}
      >
        <Icon name="download" size={18} />
        {t('json')}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => changeTestRun((before) => before && leaveReport(before))}
      >
        {t('continue')}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          if (confirm(t('newSure'))) changeTestRun(() => undefined);
        }}
      >
        {t('new')}
      </button>
    </div>
  );
}
