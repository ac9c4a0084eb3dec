import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { OtpSettings } from '@otp-lab/otp';
import { Icon } from '../../components/ui/Icon.tsx';
import { usePlaceInWindow } from '../../hooks/usePlaceInWindow.ts';
import type { DiagnosisState } from '../diagnosis/useDiagnosis.ts';
import styles from './AnswerBar.module.css';
import { useCauseSentences } from './causeSentences.tsx';
import { certaintyOf, needsSecret } from './certaintyOf.ts';

interface AnswerBarProps {
  /** The code as typed. */
  readonly code: string;
  readonly diagnosis: DiagnosisState;
  readonly settings: OtpSettings;
  /** Whether the secret's field is empty, so that the sample secret is used. */
  readonly isSample: boolean;
  /** Whether only earlier codes are wrong. */
  readonly isNewestCorrect: boolean;
  /** The box with the whole verdict. */
  readonly verdict: RefObject<HTMLElement | null>;
  /** Shows the whole verdict. */
  readonly onShow: () => void;
}

/** A bar at the lower edge of a phone's window. It shows the cause while the verdict is out of view. */
export function AnswerBar(props: AnswerBarProps) {
  const { code, diagnosis, settings, isSample, isNewestCorrect, verdict, onShow } = props;
  const t = useTranslations('labCheck');
  // A verdict of which only the upper edge is visible doesn't show its headline yet.
  const place = usePlaceInWindow(verdict, '0px 0px -15% 0px');
  const causeSentences = useCauseSentences();
  const found = diagnosis.state === 'done' ? diagnosis.diagnosis : undefined;
  const isOneOfSeveral = found !== undefined && found.namedRivals.length > 0;
  const kind = found && (isNewestCorrect ? 'match' : certaintyOf(found));
  const cause = found && !isOneOfSeveral ? causeSentences(found, settings)[0] : undefined;
  const asksSecret = found !== undefined && !isNewestCorrect && needsSecret(found, isSample);
  const next = found !== undefined && isOneOfSeveral ? found.next : undefined;
  const asksMore = next === 'next-code' || next === 'next-press';
  const sentence = asksSecret ? t('none.short') : asksMore ? t(`next.${next}`) : cause;
  return (
    <div className={styles.bar} data-testid="check-bar" data-place={place}>
      <p className={styles.kind} data-kind={kind}>
        {kind && t(`kind.${isOneOfSeveral && !isNewestCorrect ? 'several' : kind}`)}
      </p>
      {sentence !== undefined && <p className={styles.cause}>{sentence}</p>}
      <p className={styles.code}>{code}</p>
      <button type="button" className="button" aria-label={t('showAnswer')} onClick={onShow}>
        <Icon name="chevron-down" size={20} />
      </button>
    </div>
  );
}
