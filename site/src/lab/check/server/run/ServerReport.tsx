import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useDynamicTranslations } from '../../../../i18n/useDynamicTranslations.ts';
import type { CheckReport, CheckVerdict, ServerSource } from '@otp-lab/otp/server';
import { separator } from '../../../../components/shared/separator.ts';
import { CopyButton } from '../../../../components/ui/CopyButton.tsx';
import { Icon } from '../../../../components/ui/Icon.tsx';
import type { IconName } from '../../../../components/ui/iconNames.ts';
import { useLostFocus } from '../../../../hooks/useLostFocus.ts';
import table from '../../../ReportTable.module.css';
import lab from '../../../Lab.module.css';
import type { ServerRun } from './serverRun.ts';
import styles from './ServerRun.module.css';
import { useServerReport } from './useServerReport.ts';

const icons: Readonly<Record<CheckVerdict, IconName | undefined>> = {
  pass: 'check',
  fail: 'alert',
  unclear: 'search',
  'not-seen': undefined,
};

/** Returns a function that says what the server did about a check. */
function useFindingText(): (line: CheckReport) => string {
  const t = useTranslations('labServerRun');
  const translate = useDynamicTranslations('labServerRun.finding');
  return ({ check, verdict, finding, value = 0, clockError = { from: 0, to: 0 } }) => {
    if (finding === 'not-tried') return t(check === 'leading-zeros' ? 'noZero' : 'not-tried');
    const hasSentence = check === 'reuse' || check === 'leading-zeros' || check === 'clock';
    if (finding === 'several' && !(verdict === 'fail' && hasSentence)) return t(`open.${check}`);
    const { from, to } = clockError;
    // A finding belongs to its check, so its message exists.
    const key = `${check}.${finding}` as Parameters<typeof translate>[0];
    return translate(key, { value, from, to, width: to - from });
  };
}

function Sources({ sources }: { readonly sources: readonly ServerSource[] }) {
  const t = useTranslations('labServerRun');
  return (
    <span className={styles.sources}>
      {sources.map(({ document, section, url }, index) => (
        <Fragment key={`${document} ${section}`}>
          {index > 0 && separator}
          <a href={url} target="_blank" rel="noreferrer">
            {t('source', { document: document.replaceAll(' ', '\u00A0'), section })}
          </a>
        </Fragment>
      ))}
    </span>
  );
}

interface ServerReportProps {
  readonly run: ServerRun;
  /** Called if the report couldn't be made and the visitor wants another try. */
  readonly onRetry: () => void;
}

/** The report card of a server: a row for each check, with the documents that state its rule. */
export function ServerReport({ run, onRetry }: ServerReportProps) {
  const t = useTranslations('labServerRun');
  const findingText = useFindingText();
  const textOf = (line: CheckReport) =>
    `${t(`check.${line.check}`)}: ${t(`verdict.${line.verdict}`)}. ${findingText(line)}`;
  const report = useServerReport(run.settings, run.attempts);
  const heading = useLostFocus<HTMLHeadingElement>();
  const lines = report === undefined || report === 'failed' ? [] : report;
  // Without an accepted code, nearly every check stays open, and the usual reason is another secret.
  const isNoneAccepted =
    run.attempts.some(({ distance, purpose }) => distance === 0 && purpose === 'fresh') &&
    run.attempts.every(({ outcome }) => outcome === 'refused');
  const count = (...verdicts: readonly CheckVerdict[]) =>
    lines.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return (
    <>
      <h4 ref={heading} tabIndex={-1} className={lab.heading}>
        {t('report')}
      </h4>
      <p role="status">
        {report === undefined && t('working')}
        {report === 'failed' && t('failed')}
        {lines.length > 0 && isNoneAccepted && t('noneAccepted')}
        {lines.length > 0 &&
          !isNoneAccepted &&
          t('summary', { faults: count('fail'), open: count('unclear', 'not-seen') })}
      </p>
      {report === 'failed' && (
        <button type="button" className="button" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
      {count('fail') > 0 && <p>{t('fixFirst')}</p>}
      {lines.length > 0 && (
        <table className={`${table.table} ${styles.report}`} data-testid="server-report">
          <thead>
            <tr>
              <th scope="col">{t('column.check')}</th>
              <th scope="col">{t('column.verdict')}</th>
              <th scope="col">{t('column.finding')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const { check, verdict, sources } = line;
              const icon = icons[verdict];
              return (
                <tr key={check} data-check={check} data-verdict={verdict}>
                  <th scope="row">{t(`check.${check}`)}</th>
                  <td>
                    {icon && <Icon name={icon} size={18} />}
                    {t(`verdict.${verdict}`)}
                  </td>
                  <td>
                    {findingText(line)} <Sources sources={sources} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {lines.length > 0 && <CopyButton text={lines.map(textOf).join('\n')}>{t('copy')}</CopyButton>}
    </>
  );
}
