import { startTransition, Suspense, useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../components/ui/Icon.tsx';
import { saveFile } from '../../saveFile.ts';
import { useAccountName } from '../accounts/useAccountName.ts';
import { KeyProgress } from '../KeyProgress.tsx';
import { QrSeries } from '../lazy.ts';
import type { PreviewAnswer, WriteAnswer } from '../moveQuestions.ts';
import { chosenOf, type MoveState, packsOf, type Row } from '../moveState.ts';
import steps from '../Move.module.css';
import { StepHeading } from '../StepHeading.tsx';
import { useTargetName } from '../target/useTargetName.ts';
import { type Target, type TargetId, targets } from '../targets.ts';
import type { MoveWorker } from '../useMoveWorker.ts';
import { AfterSave } from './AfterSave.tsx';
import { FileLock } from './FileLock.tsx';
import styles from './SaveStep.module.css';

interface SaveStepProps {
  readonly state: MoveState;
  readonly rows: readonly Row[];
  readonly target: TargetId;
  readonly preview: PreviewAnswer;
  readonly worker: MoveWorker;
  readonly keyWorker: MoveWorker;
  readonly onTarget: (target: TargetId) => void;
  /** Called when writing starts and ends. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** What was written, and for which accounts. */
interface Written extends WriteAnswer {
  readonly rows: readonly Row[];
}

/** Writes the file, saves it, and then shows how to import it and whether its codes are right. */
export function SaveStep(props: SaveStepProps) {
  const { state, rows, target, preview, worker, keyWorker, onTarget, onBusy } = props;
  const t = useTranslations('labMoveSave');
  const id = useId();
  const { appOf } = useTargetName();
  const nameOf = useAccountName();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<'no-password' | 'incomplete' | 'failed' | 'insecure'>();
  const [share, setShare] = useState<number>();
  const [written, setWritten] = useState<Written>();
  const [savedCount, setSavedCount] = useState(0);
  const [focusRequest, setFocusRequest] = useState(0);
  const latestSave = useRef(0);
  const { isEncrypted, hasQrCodes }: Target = targets[target];
  const app = appOf(target);
  const chosen = useMemo(() => rows.filter(({ isChosen }) => isChosen), [rows]);
  const isCurrent = written !== undefined && written.rows === rows;
  const includedRows = written?.chosenIndexes.flatMap((index) => chosen[index] ?? []) ?? [];
  const isWorking = share !== undefined;
  const isEmpty = preview.leftOutCount === chosen.length;

  const endSaving = (reason?: typeof problem) => {
    setShare(undefined);
    setProblem(reason);
    onBusy(false);
  };
  const save = async () => {
    latestSave.current += 1;
    const saveNumber = latestSave.current;
    setProblem(undefined);
    setShare(0);
    onBusy(true);
    try {
      const question = {
        kind: 'write',
        packs: packsOf(state),
        chosen: chosenOf(rows),
        target,
        password,
        now: preview.fileName === '' ? Date.now() : preview.now,
      } as const;
      const answer = await keyWorker.ask(
        question,
        (done) => saveNumber === latestSave.current && setShare(done),
      );
      if (saveNumber !== latestSave.current) return;
      if (!answer.isComplete) {
        endSaving('incomplete');
        return;
      }
      const { file } = answer;
      if (file.kind === 'file')
        saveFile(file.name, new Blob([file.bytes as BlobPart], { type: file.mediaType }));
      endSaving();
      startTransition(() => {
        setWritten({ ...answer, rows });
        setSavedCount((before) => before + 1);
      });
    } catch (error) {
      // Without HTTPS, browsers have no WebCrypto, which most of the encrypted formats need.
      const isInsecure = isEncrypted && !isSecureContext;
      if (!isInsecure) reportError(error);
      endSaving(isInsecure ? 'insecure' : 'failed');
    }
  };
  const press = () => {
    if (isWorking || isEmpty) return;
    if (isEncrypted && password === '') {
      setProblem('no-password');
      setFocusRequest(focusRequest + 1);
      return;
    }
    void save();
  };
  const cancel = () => {
    latestSave.current += 1;
    keyWorker.stop();
    endSaving();
  };
  const label = () => {
    if (hasQrCodes) return t('showCodes', { count: preview.qrCodeCount });
    return preview.fileName === '' ? t('save') : t('saveName', { name: preview.fileName });
  };

  return (
    <>
      <section className={steps.step} aria-labelledby={`${id}-save`}>
        <StepHeading id={`${id}-save`}>{t(hasQrCodes ? 'headingCodes' : 'heading')}</StepHeading>
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
            isMissing={problem === 'no-password'}
            isWorking={isWorking}
            focusRequest={focusRequest}
            onPassword={(value) => {
              setPassword(value);
              setProblem(undefined);
            }}
            onTarget={onTarget}
          />
          {hasQrCodes && <p data-testid="move-new-phone">{t('newPhone')}</p>}
          {isEmpty && <p role="alert">{t('empty')}</p>}
          {problem !== undefined && problem !== 'no-password' && (
            <p role="alert" className={styles.problem}>
              {t(problem)}
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
              <span>{label()}</span>
            </button>
            {isWorking && isEncrypted && (
              <button type="button" className="button" onClick={cancel}>
                {t('cancel')}
              </button>
            )}
          </div>
        </form>
        {isCurrent && written.file.kind === 'qr-codes' && (
          <Suspense fallback={<p role="status">{t('loading')}</p>}>
            <QrSeries
              key={savedCount}
              texts={written.file.texts}
              names={target === 'vendor-phone' ? includedRows.map(nameOf) : undefined}
            />
          </Suspense>
        )}
      </section>
      {isCurrent && (
        <AfterSave
          target={target}
          app={app}
          fileName={written.file.kind === 'file' ? written.file.name : ''}
          focusRequest={written.file.kind === 'file' ? savedCount : 0}
          state={state}
          chosen={chosen}
          written={written}
          worker={worker}
        />
      )}
    </>
  );
}
