import { useLocale, useTranslations } from 'use-intl';
import { formatOf } from '../../components/shared/intl.ts';
import { useClock } from '../useClock.ts';
import styles from './ClockQuestion.module.css';
import question from './Question.module.css';

interface ClockQuestionProps {
  /** The visitor's answer; undefined until there is one. */
  readonly isRight: boolean | undefined;
  readonly onAnswer: (isRight: boolean | undefined) => void;
}

/**
 * Asks whether the device's clock is right. The answer distinguishes a wrong clock from an app that counts a time step
 * too many or too few.
 */
export function ClockQuestion({ isRight, onAnswer }: ClockQuestionProps) {
  const t = useTranslations('labCheck.clockQuestion');
  const language = useLocale();
  const now = useClock(isRight === undefined);
  if (isRight !== undefined)
    return (
      <p className={styles.answered} data-testid="check-clock">
        {t(isRight ? 'saidRight' : 'saidWrong')}{' '}
        <button type="button" className="button" onClick={() => onAnswer(undefined)}>
          {t('change')}
        </button>
      </p>
    );
  const time = formatOf(Intl.DateTimeFormat, language, { timeStyle: 'medium' });
  return (
    <div className={question.question} data-testid="check-clock">
      <p id="check-clock-question">{t('ask')}</p>
      <p className={styles.time}>
        <span>{t('here')}</span> <strong>{now === undefined ? '' : time.format(now)}</strong>
      </p>
      <div className={styles.answers} role="group" aria-labelledby="check-clock-question">
        {([true, false] as const).map((answer) => (
          <button
            key={String(answer)}
            type="button"
            className="button"
            data-testid={answer ? 'check-clock-right' : 'check-clock-wrong'}
            onClick={() => onAnswer(answer)}
          >
            {t(answer ? 'right' : 'wrong')}
          </button>
        ))}
      </div>
    </div>
  );
}
