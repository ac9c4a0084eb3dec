import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkToContact } from '../../../components/shared/linkToEmail.tsx';
import { LongWord } from '../../../components/shared/LongWord.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import { KeyProgress } from '../KeyProgress.tsx';
import type { PreviewAnswer } from '../moveQuestions.ts';
import { type Target, type TargetId, targets } from '../targets.ts';
import { FileLock } from './FileLock.tsx';
import styles from './SaveForm.module.css';
import type { FileWriter } from './useFileWriter.ts';

interface SaveFormProps {
  readonly target: TargetId;
  readonly preview: PreviewAnswer;
  /** Whether none of the chosen accounts can move to the target. */
  readonly isEmpty: boolean;
  readonly writer: FileWriter;
  readonly onTarget: (target: TargetId) => void;
}

/** Asks for the password of an encrypted file, and has the button that writes the file or shows its QR codes. */
export function SaveForm({ target, preview, isEmpty, writer, onTarget }: SaveFormProps) {
  const t = useTranslations('labMoveSave');
  const [password, setPassword] = useState('');
  const [isPasswordMissing, setPasswordMissing] = useState(false);
  const [focusRequest, setFocusRequest] = useState(0);
  const { isEncrypted, hasQrCodes }: Target = targets[target];
  const { share, problem } = writer;
  const isWorking = share !== undefined;

  const press = () => {
    if (isWorking || isEmpty) return;
    if (isEncrypted && password === '') {
      writer.clearProblem();
      setPasswordMissing(true);
      setFocusRequest(focusRequest + 1);
      return;
    }
    writer.write(password);
  };
  const label = () => {
    if (hasQrCodes) return t('showCodes', { count: preview.qrCodeCount });
    return preview.fileName === '' ? t('save') : t('saveName', { name: preview.fileName });
  };

  return (
    <form
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <FileLock
        target={target}
        password={password}
        isMissing={isPasswordMissing}
        isWorking={isWorking}
        focusRequest={focusRequest}
        onPassword={(value) => {
          setPassword(value);
          setPasswordMissing(false);
          writer.clearProblem();
        }}
        onTarget={onTarget}
      />
      {hasQrCodes && <p data-testid="move-new-phone">{t('newPhone')}</p>}
      {isEmpty && <p role="alert">{t('empty')}</p>}
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {t.rich(problem, { mail: linkToContact })}
        </p>
      )}
      {isWorking && isEncrypted && <KeyProgress label={t('working')} share={share} />}
      <div className={styles.actions}>
        <button
          type="submit"
          className={`button primary ${styles.name}`}
          aria-disabled={isWorking || isEmpty}
          data-testid="move-save"
        >
          <Icon name={hasQrCodes ? 'qr' : 'download'} size={18} />
          <span>
            <LongWord kind="file" text={label()} />
          </span>
        </button>
        {isWorking && isEncrypted && (
          <button type="button" className="button" onClick={writer.cancel}>
            {t('cancel')}
          </button>
        )}
      </div>
    </form>
  );
}
