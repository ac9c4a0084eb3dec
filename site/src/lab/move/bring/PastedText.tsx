import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../../components/ui/Field.tsx';
import { secretInput } from '../../../components/ui/secretInput.ts';
import { useTypingPause } from '../../useTypingPause.ts';
import type { BringProblem } from '../bringState.ts';
import styles from './PastedText.module.css';
import { useProblemText } from './useProblemText.ts';

interface PastedTextProps {
  /** Why the text isn't opened. */
  readonly problem: BringProblem | undefined;
  /** How many accounts were found so far, in the text and elsewhere. */
  readonly accountCount: number;
  /** Called once the visitor pauses. */
  readonly onText: (text: string) => void;
  readonly onShowAccounts: () => void;
}

/** The pause in typing after which the text is read, in milliseconds. */
const typingPause = 250;

/** The field for text that contains accounts, such as URIs, and a button that shows the accounts. */
export function PastedText({ problem, accountCount, onText, onShowAccounts }: PastedTextProps) {
  const t = useTranslations('labMove.bring');
  const problemText = useProblemText();
  const [typed, setTyped] = useState<string>();
  useTypingPause(typed, typingPause, () => onText(typed ?? ''));
  return (
    <div className={styles.pasted}>
      <Field
        label={t('text')}
        hint={accountCount === 0 && t('textHint')}
        error={problem && problemText(problem)}
      >
        {(control) => (
          <textarea
            {...control}
            {...secretInput}
            className={`${control.className} ${styles.text}`}
            rows={4}
            data-testid="move-text"
            value={typed ?? ''}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <p role="status">
        {accountCount > 0 && Boolean(typed) && (
          <button type="button" className="button primary" onClick={onShowAccounts}>
            {t('found', { count: accountCount })}
          </button>
        )}
      </p>
    </div>
  );
}
