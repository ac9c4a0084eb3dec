import { type Dispatch, Suspense, useDeferredValue, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CodeProgress } from '../bring/CodeProgress.tsx';
import { SaveStep } from '../lazy.ts';
import { type MoveAction, type MoveState, type Row, unreadOf } from '../moveState.ts';
import steps from '../Move.module.css';
import { StepHeading } from '../StepHeading.tsx';
import { TargetStep } from '../target/TargetStep.tsx';
import { usePreview } from '../target/usePreview.ts';
import type { TargetId } from '../targets.ts';
import type { MoveWorker } from '../useMoveWorker.ts';
import { AccountList } from './AccountList.tsx';
import styles from './AccountsStep.module.css';
import { Duplicates } from './Duplicates.tsx';
import { SourceList } from './SourceList.tsx';
import { UnreadList } from './UnreadList.tsx';

interface AccountsStepProps {
  readonly state: MoveState;
  readonly rows: readonly Row[];
  /** How many accounts have the same codes as an earlier one. */
  readonly repeatedCount: number;
  readonly dispatch: Dispatch<MoveAction>;
  readonly worker: MoveWorker;
  /** Derives keys. It is stopped if the visitor cancels. */
  readonly keyWorker: MoveWorker;
  /** Moves focus to the heading whenever it changes. */
  readonly focusRequest: number;
  readonly target: TargetId | '';
  readonly onTarget: (target: TargetId | '') => void;
  readonly onClear: () => void;
}

/** The steps that follow once there are accounts: to see and choose them, to choose the new app, and to save. */
export function AccountsStep(props: AccountsStepProps) {
  const { state, rows, repeatedCount, dispatch, worker, focusRequest, target, onTarget, onClear } =
    props;
  const t = useTranslations('labMoveAccounts');
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const preview = usePreview(worker, state, rows, target);
  // Typing a name stays quick, although the table of losses shows the name, too.
  const deferredRows = useDeferredValue(rows);
  const chosenCount = rows.filter(({ isChosen }) => isChosen).length;
  return (
    <>
      <section className={steps.step} aria-labelledby={`${id}-see`}>
        <StepHeading id={`${id}-see`} focusRequest={focusRequest}>
          {t('heading', { count: rows.length })}
        </StepHeading>
        <CodeProgress sources={state.sources} isRepeated />
        <fieldset className={styles.accounts} disabled={isBusy}>
          <p>{t('compare')}</p>
          <SourceList sources={state.sources} dispatch={dispatch} onClear={onClear} />
          <UnreadList entries={unreadOf(state)} />
          <Duplicates
            count={repeatedCount}
            isMerged={state.isMerged}
            onMerge={(isMerged) => dispatch({ type: 'merge', isMerged })}
          />
          <AccountList rows={rows} dispatch={dispatch} />
        </fieldset>
      </section>
      <section className={steps.step} aria-labelledby={`${id}-target`}>
        <StepHeading id={`${id}-target`}>{t('targetHeading')}</StepHeading>
        <TargetStep
          sources={state.sources}
          rows={deferredRows}
          target={target}
          isDisabled={isBusy}
          preview={preview}
          onTarget={onTarget}
        />
      </section>
      {target !== '' && chosenCount > 0 && preview.answer && (
        <Suspense fallback={<p role="status">{t('loading')}</p>}>
          <SaveStep
            key={target}
            state={state}
            rows={rows}
            target={target}
            preview={preview.answer}
            worker={worker}
            keyWorker={props.keyWorker}
            onTarget={onTarget}
            onBusy={setBusy}
          />
        </Suspense>
      )}
    </>
  );
}
