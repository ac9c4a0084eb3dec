import { Suspense, useId, useMemo, useReducer, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AppWithMovePage } from '../../routes.ts';
import { MoreMessages } from '../MoreMessages.tsx';
import { useQrReader } from '../read/useQrReader.ts';
import { BringStep } from './bring/BringStep.tsx';
import { AccountsStep } from './lazy.ts';
import { emptyState, reduceMove, rowsOf } from './moveState.ts';
import styles from './Move.module.css';
import { StepHeading } from './StepHeading.tsx';
import { suggestedTarget, type TargetId } from './targets.ts';
import { useOpenFiles } from './useOpenFiles.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';
import { useMoveWorker } from './useMoveWorker.ts';

interface MoveSessionProps {
  /** The app of the page, which becomes the target if the visitor hasn't chosen another. */
  readonly app: AppWithMovePage | undefined;
  /** How often the visitor has started over. Unless it's 0, focus moves to the first step. */
  readonly clearedCount: number;
  readonly onClear: () => void;
}

/** The steps of a move. Everything that the visitor brings is in its state. */
export function MoveSession({ app, clearedCount, onClear }: MoveSessionProps) {
  const t = useTranslations('labMove');
  const id = useId();
  const worker = useMoveWorker();
  // A key derivation takes long. A worker of its own runs it, so that other questions needn't wait.
  const keyWorker = useMoveWorker();
  const read = useQrReader();
  const [state, dispatch] = useReducer(reduceMove, emptyState);
  const bring = useOpenFiles({ worker, keyWorker, read, sources: state.sources, dispatch });
  const [chosenTarget, setChosenTarget] = useState<TargetId | ''>();
  const [lastApp, setLastApp] = useState(app);
  if (app !== undefined && app !== lastApp) setLastApp(app);
  // Suggest the app of the page, but not if the accounts come from that app: then the visitor moves away from it.
  const target = chosenTarget ?? suggestedTarget(lastApp, state.sources);
  const { rows, repeatedCount } = useMemo(() => rowsOf(state), [state]);
  const hasAccounts = rows.length > 0;
  const hasContent = hasAccounts || bring.locked.length > 0;
  useLeaveQuestion(hasContent, t('leaveSure'));
  return (
    <div className={styles.steps}>
      <section className={styles.step} aria-labelledby={`${id}-bring`}>
        <StepHeading id={`${id}-bring`} focusRequest={clearedCount + bring.filesFocusRequest}>
          {t('bring.heading')}
        </StepHeading>
        <BringStep bring={bring} read={read} sources={state.sources} accountCount={rows.length} />
      </section>
      {hasAccounts && (
        <Suspense fallback={<p role="status">{t('loading')}</p>}>
          <MoreMessages bundle="move-more">
            <AccountsStep
              state={state}
              rows={rows}
              repeatedCount={repeatedCount}
              dispatch={dispatch}
              worker={worker}
              keyWorker={keyWorker}
              focusRequest={bring.accountsFocusRequest}
              target={target}
              onTarget={setChosenTarget}
              onClear={onClear}
            />
          </MoreMessages>
        </Suspense>
      )}
    </div>
  );
}
