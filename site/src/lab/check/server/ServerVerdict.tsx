import { useTranslations } from 'use-intl';
import type { Attempt, ServerCause, ServerDiagnosis } from '@otp-lab/otp/server';
import type { OtpSettings } from '@otp-lab/otp';
import { Icon } from '../../../components/ui/Icon.tsx';
import verdictStyles from '../Verdict.module.css';
import { directionOf } from './directionOf.ts';
import styles from './ServerPanel.module.css';
import { namedCauses } from './namedCauses.ts';

interface ServerVerdictProps {
  readonly answer: ServerDiagnosis | 'failed' | undefined;
  readonly attempts: readonly Attempt[];
  readonly settings: OtpSettings;
}

type Sentence = `${'cause' | 'fix' | 'tell'}.${ServerCause}`;
type Values = Readonly<Record<string, string | number>>;

/** Shows the possible causes of the rejection, and what to change on the server. */
export function ServerVerdict({ answer, attempts, settings }: ServerVerdictProps) {
  const t = useTranslations('labCheckServer');
  const kinds = useTranslations('labCheck.kind');
  const { type } = settings;
  const found = answer === 'failed' ? undefined : answer;
  const isExplained = found?.kind === 'causes';
  const { named, others } = isExplained ? namedCauses(found) : { named: [], others: [] };
  const certainty = isExplained ? found.certainty : 'none';
  const attempt = isExplained ? attempts[found.attemptIndex] : undefined;
  const distance = isExplained ? (found.evidence[found.attemptIndex]?.distance ?? 0) : 0;
  const code = attempt?.code ?? '';
  // Every sentence gets the same arguments, although it may not use all of them.
  const translate = t as unknown as (key: Sentence, values: Values) => string;
  const sentence = (cause: ServerCause) =>
    translate(`cause.${cause}`, {
      type,
      code,
      number: String(Number(code)),
      count: Math.abs(distance),
      direction: directionOf(distance),
    });
  return (
    <div
      role="status"
      className={styles.verdict}
      data-testid="server-verdict"
      data-finding={isExplained ? named.join(',') || 'unknown' : found?.kind}
      data-certainty={found && certainty}
      data-also={others.length === 0 ? undefined : others.join('|')}
    >
      {answer === undefined && <p>{t('waiting')}</p>}
      {answer === 'failed' && <p>{t('failed')}</p>}
      {found && (
        <div className={verdictStyles.verdict} data-kind={certainty}>
          <span className={verdictStyles.tile}>
            <Icon name={certainty === 'none' ? 'search' : 'alert'} size={24} />
          </span>
          <div>
            <p className={verdictStyles.kind}>{kinds(certainty)}</p>
            {!isExplained && (
              <p className={verdictStyles.sentence}>
                {found.kind === 'wrong-code'
                  ? t('wrong-code', { code: attempts[found.attemptIndex]?.code ?? '' })
                  : t(found.kind)}
              </p>
            )}
            {isExplained && named.length === 0 && (
              <p className={verdictStyles.sentence}>{t('several')}</p>
            )}
            {named.map((cause) => (
              <div key={cause}>
                <p className={verdictStyles.sentence}>{sentence(cause)}</p>
                <p>
                  <strong>{t('change')}</strong> {translate(`fix.${cause}`, { type })}
                </p>
              </div>
            ))}
            {certainty === 'likely' &&
              named.map((cause) => <p key={cause}>{translate(`tell.${cause}`, { type })}</p>)}
            {others.length > 0 && (
              <>
                <p>{t(named.length === 0 ? 'possible' : 'also')}</p>
                <ul>
                  {others.map((cause) => (
                    <li key={cause}>
                      {sentence(cause)} {translate(`tell.${cause}`, { type })}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
