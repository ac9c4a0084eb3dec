import { useTranslations } from 'use-intl';
import { PasswordField } from '../PasswordField.tsx';
import { useTargetName } from '../target/useTargetName.ts';
import { counterpartOf, type Target, type TargetId, targets } from '../targets.ts';
import lab from '../../Lab.module.css';
import styles from './SaveForm.module.css';

interface FileLockProps {
  readonly target: TargetId;
  readonly password: string;
  readonly isMissing: boolean;
  readonly isWorking: boolean;
  /** Moves focus to the password whenever it changes, unless it is 0. */
  readonly focusRequest: number;
  readonly onPassword: (password: string) => void;
  readonly onTarget: (target: TargetId) => void;
}

/** Returns whether every character is one that a US keyboard types. */
function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

/** Asks for the password of an encrypted file. Warns of a file without one, and offers to encrypt it. */
export function FileLock(props: FileLockProps) {
  const { target, password, isMissing, isWorking, focusRequest, onPassword, onTarget } = props;
  const t = useTranslations('labMoveSave');
  const { appOf } = useTargetName();
  const { isEncrypted, hasQrCodes, needsAsciiPassword }: Target = targets[target];
  const counterpart = counterpartOf(target);
  if (isEncrypted)
    return (
      <PasswordField
        testId="move-new-password"
        label={t('password')}
        hint={t('passwordHint', { app: appOf(target) })}
        error={isMissing ? t('noPassword') : undefined}
        note={needsAsciiPassword && !isAscii(password) ? t('asciiPassword') : undefined}
        value={password}
        isDisabled={isWorking}
        focusRequest={focusRequest}
        onChange={onPassword}
      />
    );
  return (
    <div className={styles.warning}>
      <p>{t(hasQrCodes ? 'openCodes' : 'open')}</p>
      {counterpart && (
        <button
          type="button"
          className={lab.textButton}
          disabled={isWorking}
          onClick={() => onTarget(counterpart)}
        >
          {t('lock')}
        </button>
      )}
    </div>
  );
}
