import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { KeyProgress } from '../KeyProgress.tsx';
import { PasswordField } from '../PasswordField.tsx';
import type { LockedContent, Unlocking } from '../bringState.ts';
import styles from './UnlockForm.module.css';

interface UnlockFormProps {
  readonly locked: LockedContent;
  readonly unlocking: Unlocking;
  readonly onUnlock: (password: string) => void;
  readonly onCancel: () => void;
  readonly onSkip: () => void;
}

/** Asks for the password of a locked file. */
export function UnlockForm({ locked, unlocking, onUnlock, onCancel, onSkip }: UnlockFormProps) {
  const t = useTranslations('labMove.unlock');
  const problem = useTranslations('labMove.problem');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [attempts, setAttempts] = useState(1);
  const { name, app } = locked;
  const isWorking = unlocking.progress !== undefined;
  const names = { name, isNamed: name === '' ? 'no' : 'yes', app, hasApp: 'yes' };
  const error = isMissing ? t('empty') : unlocking.problem && problem(unlocking.problem, names);
  return (
    <form
      className={styles.unlock}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWorking) return;
        setMissing(password === '');
        setAttempts(attempts + 1);
        if (password !== '') onUnlock(password);
      }}
    >
      <p className={styles.title}>{t('title', names)}</p>
      <PasswordField
        testId="move-password"
        label={t('label')}
        hint={t('hint')}
        error={isWorking ? undefined : error}
        value={password}
        isDisabled={isWorking}
        focusRequest={isWorking ? 0 : attempts}
        onChange={(value) => {
          setPassword(value);
          setMissing(false);
        }}
      />
      {isWorking && <KeyProgress label={t('working')} share={unlocking.progress ?? 0} />}
      <div className={styles.actions}>
        <button
          type="submit"
          className="button primary"
          aria-disabled={isWorking}
          data-testid="move-unlock"
        >
          {t('open')}
        </button>
        <button type="button" className="button" onClick={isWorking ? onCancel : onSkip}>
          {t(isWorking ? 'cancel' : 'skip')}
        </button>
      </div>
    </form>
  );
}
