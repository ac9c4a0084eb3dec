import { Suspense, useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useAccountName } from '../accounts/useAccountName.ts';
import { QrSeries } from '../lazy.ts';
import type { PreviewAnswer } from '../moveQuestions.ts';
import { type MoveState, type Row, unreadOf } from '../moveState.ts';
import steps from '../Move.module.css';
import { StepHeading } from '../StepHeading.tsx';
import { useTargetName } from '../target/useTargetName.ts';
import { type Target, type TargetId, targets } from '../targets.ts';
import type { MoveWorker } from '../useMoveWorker.ts';
import { AfterSave } from './AfterSave.tsx';
import { SaveForm } from './SaveForm.tsx';
import { useFileWriter } from './useFileWriter.ts';

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

/** Writes the file, saves it, and then shows how to import it and whether its codes are right. */
export function SaveStep(props: SaveStepProps) {
  const { state, rows, target, preview, worker, keyWorker, onTarget, onBusy } = props;
  const t = useTranslations('labMoveSave');
  const id = useId();
  const { appOf } = useTargetName();
  const nameOf = useAccountName();
  const { hasQrCodes }: Target = targets[target];
  const chosen = useMemo(() => rows.filter(({ isChosen }) => isChosen), [rows]);
  const writer = useFileWriter({ state, rows, target, preview, keyWorker, onBusy });
  const { written, writtenCount } = writer;
  const includedRows = written?.chosenIndexes.flatMap((index) => chosen[index] ?? []) ?? [];

  return (
    <>
      <section className={steps.step} aria-labelledby={`${id}-save`}>
        <StepHeading id={`${id}-save`}>{t(hasQrCodes ? 'headingCodes' : 'heading')}</StepHeading>
        <SaveForm
          target={target}
          preview={preview}
          isEmpty={preview.leftOutCount === chosen.length}
          writer={writer}
          onTarget={onTarget}
        />
        {written?.file.kind === 'qr-codes' && (
          <Suspense fallback={<p role="status">{t('loading')}</p>}>
            <QrSeries
              key={writtenCount}
              texts={written.file.texts}
              names={target === 'vendor-phone' ? includedRows.map(nameOf) : undefined}
            />
          </Suspense>
        )}
      </section>
      {written && (
        <AfterSave
          target={target}
          app={appOf(target)}
          fileName={written.file.kind === 'file' ? written.file.name : ''}
          focusRequest={written.file.kind === 'file' ? writtenCount : 0}
          state={state}
          chosen={chosen}
          written={written}
          leftCount={rows.length - new Set(written.chosenIndexes).size + unreadOf(state).length}
          worker={worker}
        />
      )}
    </>
  );
}
