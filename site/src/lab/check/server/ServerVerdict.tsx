import { useTranslations } from 'use-intl';
import type { Attempt, ServerCause, ServerDiagnosis } from '@otp-lab/otp/server';
import type { OtpSettings } from '@otp-lab/otp';
import { Icon } from '../../../components/ui/Icon.tsx';
import verdict from '../Verdict.module.css';
import { directionOf } from './directionOf.ts';
import styles from './ServerPart.module.css';
import { namedCauses } from './namedCauses.ts';

interface ServerVerdictProps {
  readonly answer: ServerDiagnosis | 'failed' | undefined;
  readonly attempts: readonly Attempt[];
  readonly settings: OtpSettings;
}

type Sentence = `${'cause' | 'fix' | 'tell'}.${ServerCause}`;
type Values = Readonly<Record<string, string | number>>;

/** Why the server refused, as far as it is known, and what to change on it. */
export function ServerVerdict({ answer, attempts, settings }: ServerVerdictProps) {
  const t = useTranslations('labServer');
  const kinds = useTranslations('labCheck.kind');
  const { type } = settings;
  const found = answer === 'failed' ? undefined : answer;
  const isExplained = found?.kind === 'causes';
  const { named, others } = isExplained ? namedCauses(found) : { named: [], others: [] };
  const certainty = isExplained ? found.certainty : 'none';
  const attempt = isExplained ? attempts[found.place] : undefined;
  const distance = isExplained ? (found.evidence[found.place]?.distance ?? 0) : 0;
  const code = attempt?.code ?? '';
  // Not every sentence says all of it.
  const say = t as unknown as (key: Sentence, values: Values) => string;
  const sentence = (cause: ServerCause) =>
    say(`cause.${cause}`, {
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
        <div className={verdict.told} data-kind={certainty}>
          <span className={verdict.tile}>
            <Icon name={certainty === 'none' ? 'search' : 'alert'} size={24} />
          </span>
          <div>
            <p className={verdict.kind}>{kinds(certainty)}</p>
            {!isExplained && (
              <p className={verdict.sentence}>
                {found.kind === 'wrong-code'
                  ? t('wrong-code', { code: attempts[found.place]?.code ?? '' })
                  : t(found.kind)}
              </p>
            )}
            {isExplained && named.length === 0 && (
              <p className={verdict.sentence}>{t('several')}</p>
            )}
            {named.map((cause) => (
              <div key={cause}>
                <p className={verdict.sentence}>{sentence(cause)}</p>
                <p>
                  <strong>{t('change')}</strong> {say(`fix.${cause}`, { type })}
                </p>
              </div>
            ))}
            {certainty === 'likely' &&
              named.map((cause) => <p key={cause}>{say(`tell.${cause}`, { type })}</p>)}
            {others.length > 0 && (
              <>
                <p>{t(named.length === 0 ? 'possible' : 'also')}</p>
                <ul>
                  {others.map((cause) => (
                    <li key={cause}>
                      {sentence(cause)} {say(`tell.${cause}`, { type })}
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
