import { useTranslations } from 'use-intl';
import question from './Question.module.css';
import styles from './SuggestedSecret.module.css';

interface SuggestedSecretProps {
  readonly secret: string;
  readonly onUse: (secret: string) => void;
}

/** Offers the secret that explains the codes. It is a suggestion: only the visitor can see which one is right. */
export function SuggestedSecret({ secret, onUse }: SuggestedSecretProps) {
  const t = useTranslations('labCheck.suggestion');
  return (
    <div className={question.question} data-testid="check-suggestion">
      <p>{t('what')}</p>
      <p className={styles.secret}>
        <code>{secret}</code>
      </p>
      <button type="button" className="button" onClick={() => onUse(secret)}>
        {t('use')}
      </button>
    </div>
  );
}
