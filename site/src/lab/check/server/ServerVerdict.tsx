import { useTranslations } from 'use-intl';
import { useDynamicTranslations } from '../../../i18n/useDynamicTranslations.ts';
import type { Attempt, RankedCause, ServerCause, ServerDiagnosis } from '@otp-lab/otp/server';
import type { OtpSettings } from '@otp-lab/otp';
import { Icon } from '../../../components/ui/Icon.tsx';
import lab from '../../Lab.module.css';
import verdictStyles from '../../Verdict.module.css';
import { directionOf } from './directionOf.ts';

interface ServerVerdictProps {
  readonly answer: ServerDiagnosis | 'failed' | undefined;
  readonly attempts: readonly Attempt[];
  readonly settings: OtpSettings;
  /** Whether the secret is the sample secret: the visitor left the field empty, or typed that secret. */
  readonly isSample: boolean;
  /** Whether the visitor has entered the code that the server expected, which didn't reveal the cause. */
  readonly isExpectedKnown: boolean;
}

/** Returns the refused attempt that a cause explains best: the one whose code is closest to its time. */
function closestAttempt(
  { attempts: indexes }: RankedCause,
  found: ServerDiagnosis & { readonly kind: 'causes' },
): number {
  const distanceOf = (index: number) => Math.abs(found.evidence[index]?.distance ?? 0);
  const sorted = indexes.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  return sorted.find((index) => distanceOf(index) > 0) ?? sorted[0] ?? 0;
}

/** Shows the causes that explain all rejected codes together, and what to change on the server. */
export function ServerVerdict(props: ServerVerdictProps) {
  const { answer, attempts, settings, isSample, isExpectedKnown } = props;
  const t = useTranslations('labCheckServer');
  const sure = useTranslations('labCheck.sure');
  const { type } = settings;
  const found = answer === 'failed' ? undefined : answer;
  const isExplained = found?.kind === 'causes';
  const certainty = isExplained ? found.certainty : 'none';
  const named = isExplained ? found.named : [];
  const isClockFirst = isExplained && found.shouldCheckClock;
  const others =
    isExplained && certainty !== 'certain'
      ? found.causes.map(({ cause }) => cause).filter((cause) => !named.includes(cause))
      : [];
  const unmatched =
    found && found.kind !== 'wrong-code' && !named.includes('slip') ? found.unmatched : [];
  const translate = useDynamicTranslations('labCheckServer');
  /** Returns whether there is a test for a cause that the visitor hasn't done. */
  const hasTest = (cause: ServerCause) =>
    !(cause === 'clock' && isClockFirst) && !(cause === 'settings' && isExpectedKnown);
  /** The attempt that shows a cause best: its index, and its distance in time steps or counters. */
  const exampleOf = (cause: ServerCause) => {
    if (!isExplained) return { index: 0, distance: 0 };
    const ranked = found.causes.find((candidate) => candidate.cause === cause);
    const index = ranked ? closestAttempt(ranked, found) : 0;
    return { index, distance: found.evidence[index]?.distance ?? 0 };
  };
  const sentence = (cause: ServerCause) => {
    const { index, distance } = exampleOf(cause);
    const code = attempts[index]?.code ?? '';
    const mistyped = isExplained
      ? found.unmatched.find((attempt) => attempt.attemptIndex === index)
      : undefined;
    return translate(`cause.${cause}`, {
      type,
      code,
      number: String(Number(code)),
      count: Math.abs(distance),
      direction: directionOf(distance),
      meant: mistyped?.intendedCode ?? '',
    });
  };
  return (
    <div
      role="status"
      className={lab.result}
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
            {isSample && <p>{t('sample')}</p>}
            {!isExplained && (
              <p className={verdictStyles.sentence}>
                {found.kind === 'wrong-code'
                  ? t('wrong-code', { code: attempts[found.attemptIndex]?.code ?? '' })
                  : t(found.kind)}
              </p>
            )}
            {isExplained && named.length === 0 && (
              <>
                <p className={verdictStyles.sentence}>{t('several')}</p>
                {isClockFirst && <p>{t('clockFirst')}</p>}
              </>
            )}
            {certainty === 'likely' && named.length > 0 && <p>{t('likely')}</p>}
            {named.map((cause, place) => (
              <div key={cause}>
                <p className={verdictStyles.sentence}>{sentence(cause)}</p>
                <p>
                  <strong>{t('change')}</strong>{' '}
                  {translate(`fix.${cause}`, {
                    type,
                    far: Math.abs(exampleOf(cause).distance) > 1 ? 'yes' : 'no',
                  })}
                </p>
                {isClockFirst && place === 0 && <p>{t('clockFirst')}</p>}
              </div>
            ))}
            {certainty === 'likely' &&
              named
                .filter(hasTest)
                .map((cause) => <p key={cause}>{translate(`tell.${cause}`, { type })}</p>)}
            {unmatched.map(({ attemptIndex, intendedCode }) => (
              <p key={attemptIndex} data-testid="server-slip">
                {t('slip', {
                  code: attempts[attemptIndex]?.code ?? '',
                  meant: intendedCode ?? 'none',
                })}
              </p>
            ))}
            {others.length > 0 && (
              <>
                <p>{t(named.length === 0 ? 'possible' : 'also')}</p>
                <ul>
                  {others.map((cause) => (
                    <li key={cause}>
                      {sentence(cause)} {hasTest(cause) && translate(`tell.${cause}`, { type })}
                    </li>
                  ))}
                </ul>
              </>
            )}
            {isExplained && (
              <p className={verdictStyles.sure}>
                <strong>{sure(certainty, { count: 1 })}</strong>
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
