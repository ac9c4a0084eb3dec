import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { OtpSettings } from '@otp-lab/otp';
import { Icon } from '../../components/ui/Icon.tsx';
import { useIsOnScreen } from '../../hooks/useIsOnScreen.ts';
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
  /** The code's field, which is above the bar. */
  readonly field: RefObject<HTMLElement | null>;
  /** The box with the whole verdict. */
  readonly verdict: RefObject<HTMLElement | null>;
  /** Shows the whole verdict. */
  readonly onShow: () => void;
}

/** The least height between the field and the bar, in pixels. The bar can't stick before the field is so far above. */
const fieldDistance = 96;

/**
 * A sticky bar for phones. It keeps the cause in view while the visitor changes the settings. At an edge of the window,
 * it hides as long as the verdict is visible.
 */
export function AnswerBar(props: AnswerBarProps) {
  const { code, diagnosis, settings, isSample, isNewestCorrect, field, verdict, onShow } = props;
  const t = useTranslations('labCheck');
  const isAtTop = !useIsOnScreen(field, `${fieldDistance}px 0px 0px`);
  const isVerdictVisible = useIsOnScreen(verdict, '0px 0px -15% 0px');
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
    <div
      className={styles.bar}
      data-testid="check-bar"
      data-hidden={isAtTop && isVerdictVisible ? '' : undefined}
      data-verdict-visible={isVerdictVisible ? '' : undefined}
    >
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
