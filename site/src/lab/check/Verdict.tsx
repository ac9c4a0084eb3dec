import { useTranslations } from 'use-intl';
import { type Diagnosis, looksLikeTypingDelay } from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';
import { Icon } from '../../components/ui/Icon.tsx';
import { Advice } from './Advice.tsx';
import { Comparison } from './Comparison.tsx';
import { FirstAid } from './FirstAid.tsx';
import { certaintyOf, namesTwoErrors, needsSecret, type VerdictKind } from './certaintyOf.ts';
import { UsedInstead, useCauseSentences } from './causeSentences.tsx';
import { sentences } from '../../components/shared/sentences.ts';
import type { SubsetExplanation } from './useSubsetDiagnoses.ts';
import styles from '../Verdict.module.css';

interface VerdictProps {
  readonly diagnosis: Diagnosis;
  readonly settings: OtpSettings;
  /** Whether the secret's field is empty, so that the sample secret is used. */
  readonly isSample?: boolean;
  /** What explains a part of the codes, if nothing explains all. */
  readonly subsetExplanation?: SubsetExplanation | undefined;
  /** Whether to say what to do about the causes. */
  readonly hasAdvice?: boolean;
  /** Whether the page has a form for the account's settings. */
  readonly hasSettings?: boolean;
  /** Whether the evidence, which lists rarer causes, follows the verdict. */
  readonly hasEvidence?: boolean;
  /** The visitor's answer about the device's clock; undefined until there is one. */
  readonly isClockRight?: boolean | undefined;
}

/** Returns whether an app that ignores all settings would show the same code. */
function hasUsualSettings({ type, algorithm, digits, period }: OtpSettings): boolean {
  return type === 'totp' && algorithm === 'SHA1' && digits === 6 && period === 30;
}

const checks = ['account', 'secret', 'typing', 'clock'] as const;

/** Shows, in this order, what the app did, what to do about it, and how certain that is. */
export function Verdict(props: VerdictProps) {
  const { diagnosis, settings, subsetExplanation, isClockRight } = props;
  const { isSample = false, hasAdvice = false, hasSettings = false, hasEvidence = false } = props;
  const t = useTranslations('labCheck');
  const causeSentences = useCauseSentences(isClockRight);
  const { finding, parts, certainty, namedRivals, equivalents, evidence, next } = diagnosis;
  const kind = certaintyOf(diagnosis);
  // A repeated code has no counter of its own, so we take the last code that has one.
  const last = evidence.codes.findLast(({ usedCounter }) => usedCounter !== undefined);
  const newest = evidence.codes.at(-1)?.shown;
  // A sentence for each part. The first one is the headline.
  const [headline, ...others] = causeSentences(diagnosis, settings);
  const asksSecret = needsSecret(diagnosis, isSample);
  const asksMore = next === 'next-code' || next === 'next-press';
  const isNewestCorrect = subsetExplanation === 'newestIsCorrect';
  const length = newest?.length ?? settings.digits;
  /** Nothing explains the newest code, and its length isn't that of the settings. */
  const hasOtherLength =
    certainty === 'none' &&
    !isNewestCorrect &&
    !asksSecret &&
    next === 'check-input' &&
    length !== settings.digits;

  function sentenceWithoutCause(): string {
    if (isNewestCorrect) return t('nowCorrect');
    if (asksSecret) return t('none.sample');
    if (next !== 'check-input') return t('none.open');
    if (hasOtherLength) return t('length', { count: length, digits: String(settings.digits) });
    return t('none.unknown', { count: evidence.codes.length });
  }

  /** The key of the sentence on how certain the verdict is. */
  function certaintyKey(kind: Exclude<VerdictKind, 'match'>) {
    if (kind !== 'certain') return kind;
    if (hasEvidence && equivalents.length > 0) return 'equivalent';
    return namesTwoErrors(diagnosis) ? 'either' : kind;
  }

  return (
    <div className={styles.verdict} data-kind={kind}>
      {isSample && certainty !== 'none' && <p className={styles.sample}>{t('sampleUsed')}</p>}
      <span className={styles.tile}>
        <Icon name={kind === 'match' ? 'check' : kind === 'none' ? 'search' : 'alert'} size={24} />
      </span>
      <div>
        <p className={styles.sentence}>
          {finding === 'match' &&
            t(`match.${settings.type}`, { counter: String(last?.usedCounter ?? '') })}
          {certainty === 'none' && sentenceWithoutCause()}
          {namedRivals.length > 0 ? t('possible', { count: namedRivals.length + 1 }) : headline}
        </p>
        {asksSecret && <p>{t('none.short')}</p>}
        {finding === 'match' && hasUsualSettings(settings) && (
          <p>
            {t('usualSettings')}{' '}
            {hasSettings && <a href="#check-settings">{t('changeSettings')}</a>}
          </p>
        )}
        {namedRivals.length === 0 && others.length > 0 && <p>{sentences(others)}</p>}
        {namedRivals.length > 0 && (
          <ul className={styles.causes}>
            {[diagnosis, ...namedRivals].map((cause) => (
              <li key={cause.finding}>{sentences(causeSentences(cause, settings))}</li>
            ))}
          </ul>
        )}
        <UsedInstead diagnosis={diagnosis} settings={settings} />
        {certainty !== 'none' && <Comparison parts={parts} settings={settings} />}
        {isClockRight !== true && parts.some(looksLikeTypingDelay) && <p>{t('late')}</p>}
        {evidence.isRepeated && <p>{t('repeated')}</p>}
        {hasAdvice && (
          <Advice diagnosis={diagnosis} settings={settings} isClockRight={isClockRight} />
        )}
        {subsetExplanation && <p>{t(subsetExplanation)}</p>}
        {asksSecret && <FirstAid />}
        {!isSample && !hasOtherLength && next === 'check-input' && !subsetExplanation && (
          <ul>
            {checks.map((item) => (
              <li key={item}>{t(`look.${item}`, { count: evidence.codes.length })}</li>
            ))}
          </ul>
        )}
        {kind !== 'match' && !asksSecret && !isNewestCorrect && !hasOtherLength && (
          <p className={styles.sure}>
            <strong>{t(`sure.${certaintyKey(kind)}`, { count: namedRivals.length + 1 })}</strong>
            {asksMore && ` ${t(`next.${next}`)}`}
          </p>
        )}
      </div>
    </div>
  );
}
