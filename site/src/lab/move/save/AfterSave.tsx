import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { MenuPaths } from '../../notes/MenuPaths.tsx';
import { CodeProgress } from '../bring/CodeProgress.tsx';
import { importPurpose } from '../importPurpose.ts';
import type { WriteAnswer } from '../moveQuestions.ts';
import type { MoveState, Row } from '../moveState.ts';
import steps from '../Move.module.css';
import { StepHeading } from '../StepHeading.tsx';
import { type Target, type TargetId, targets } from '../targets.ts';
import type { MoveWorker } from '../useMoveWorker.ts';
import styles from './AfterSave.module.css';
import { CodeCheck } from './CodeCheck.tsx';

interface AfterSaveProps {
  readonly target: TargetId;
  /** The name of the new app. */
  readonly app: string;
  /** Empty for QR codes. */
  readonly fileName: string;
  readonly focusRequest: number;
  readonly state: MoveState;
  /** The chosen accounts. */
  readonly chosen: readonly Row[];
  readonly written: WriteAnswer;
  /** How many accounts of the old app aren't in the new file or QR codes. */
  readonly leftCount: number;
  readonly worker: MoveWorker;
}

/**
 * How the file gets to the new device, where the new app imports it, and the codes to compare before the old app is
 * deleted.
 */
export function AfterSave(props: AfterSaveProps) {
  const { target, app, fileName, focusRequest, state, chosen, written, leftCount, worker } = props;
  const t = useTranslations('labMoveSave.after');
  const id = useId();
  const { app: noteApp, isEncrypted }: Target = targets[target];
  const isQrCodes = fileName === '';
  return (
    <section className={`${steps.step} ${styles.after}`} aria-labelledby={`${id}-after`}>
      <StepHeading id={`${id}-after`} focusRequest={focusRequest}>
        {t('heading')}
      </StepHeading>
      {!isQrCodes && (
        <p role="status" className={styles.saved} data-testid="move-saved">
          {t('saved', { name: fileName })}
        </p>
      )}
      <ol className={styles.list}>
        {!isQrCodes && (
          <li data-testid="move-carry">
            <p>{t('carry')}</p>
            {!isEncrypted && <p>{t('carryOpen')}</p>}
          </li>
        )}
        <li>
          <p>
            {isQrCodes
              ? t('scan', { app, hasApp: noteApp ? 'yes' : 'no' })
              : t('import', { app, hasApp: noteApp ? 'yes' : 'no' })}
          </p>
          {noteApp !== undefined && (
            <div data-testid="move-import">
              <MenuPaths
                app={noteApp}
                purposes={[importPurpose(noteApp)]}
                file={isEncrypted ? 'encrypted' : 'plain'}
              />
            </div>
          )}
        </li>
        <li>
          <p>{t('compare')}</p>
          {chosen.some(({ listed }) => listed.type === 'hotp') && <p>{t('counter')}</p>}
          <CodeCheck state={state} chosen={chosen} written={written} worker={worker} />
        </li>
        <li>
          <CodeProgress sources={state.sources} isRepeated />
          {leftCount > 0 && <p className={styles.left}>{t('left', { count: leftCount })}</p>}
          <p>{t(isQrCodes ? 'deleteCodes' : 'deleteFile')}</p>
        </li>
      </ol>
    </section>
  );
}
