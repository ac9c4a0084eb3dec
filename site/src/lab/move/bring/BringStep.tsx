import { type ReactNode, use } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import * as site from '../../../../site.config.ts';
import { pageLink } from '../../../addresses.ts';
import { CopyButton } from '../../../components/ui/CopyButton.tsx';
import { Link } from '../../../components/ui/Link.tsx';
import { sentences } from '../../../components/shared/sentences.ts';
import { useHydrated } from '../../../hooks/useHydrated.ts';
import { CameraPanel } from '../../read/CameraPanel.tsx';
import { FileZone } from '../../read/FileZone.tsx';
import { InputCard } from '../../read/InputCard.tsx';
import type { QrReader } from '../../read/useQrReader.ts';
import type { Source } from '../moveState.ts';
import { MoveAppContext } from '../moveAppContext.ts';
import { type Target, targetOf, targets } from '../targets.ts';
import type { OpenFiles } from '../useOpenFiles.ts';
import styles from './BringStep.module.css';
import { CodeProgress } from './CodeProgress.tsx';
import { PastedText } from './PastedText.tsx';
import { ProblemList } from './ProblemList.tsx';
import { UnlockForm } from './UnlockForm.tsx';

interface BringStepProps {
  readonly bring: OpenFiles;
  readonly read: QrReader;
  readonly sources: readonly Source[];
  /** How many accounts were found so far. */
  readonly accountCount: number;
}

/** The steps that appear once there are accounts. Until then, the visitor sees here what is to come. */
const nextSteps = ['accounts', 'target', 'save', 'compare'] as const;

/** Links to the page about the app from which most visitors move. */
const toGoogle = (text: ReactNode) => (
  <Link
    to="otpqr"
    query={[
      ['tool', 'move'],
      ['app', 'google-authenticator'],
    ]}
  >
    {text}
  </Link>
);

/** Opens what the visitor brings: files, pictures of QR codes, the camera, or text. */
export function BringStep({ bring, read, sources, accountCount }: BringStepProps): ReactNode {
  const hasAccounts = accountCount > 0;
  const t = useTranslations('labMove.bring');
  const move = useTranslations('labMove');
  const [locked] = bring.locked;
  const { readingCount, problems } = bring;
  const app = use(MoveAppContext);
  const target = app && targetOf(app);
  const appQuery = app === undefined ? [] : [['app', app] as const];
  const path = pageLink(useLocale(), 'otpqr', [['tool', 'move'], ...appQuery]);
  // The prerendered page doesn't know its host. The hash address in the browser would be longer to type.
  const address = useHydrated() ? new URL(path, location.href).href : '';
  const { hasQrCodes = false }: Partial<Target> = target === undefined ? {} : targets[target];
  const isFirst = !hasAccounts && !locked;
  const camera = (
    <CameraPanel
      read={read}
      isPrimary={isFirst && hasQrCodes}
      hint={isFirst && !hasQrCodes && <p className={styles.cameraHint}>{t('ownScreen')}</p>}
      onRead={bring.readFrame}
    />
  );
  const ownScreen = isFirst && (
    <div className={styles.ownScreen}>
      <p>{hasQrCodes ? sentences([t('ownScreen'), t('otherDevice')]) : t('otherDevice')}</p>
      <CopyButton text={address}>{t('copyAddress')}</CopyButton>
      <p>{t('otherWays')}</p>
    </div>
  );
  const choose = hasAccounts || locked ? t('chooseMore') : t('choose');
  return (
    <div className={styles.bring}>
      {hasQrCodes && ownScreen}
      <div className={styles.files}>
        <InputCard>
          {hasQrCodes && camera}
          <FileZone
            testId="move-file"
            label={choose}
            hint={
              readingCount > 0
                ? t('reading', { count: readingCount })
                : t(hasQrCodes ? 'pictures' : 'files')
            }
            dropHint={readingCount === 0 && t('drop')}
            isPrimary={isFirst && !hasQrCodes}
            onFiles={bring.readFiles}
          />
          {!hasQrCodes && camera}
        </InputCard>
        <ProblemList problems={problems} focusRequest={bring.problemsFocusRequest} />
        {locked && (
          <UnlockForm
            key={locked.key}
            locked={locked}
            unlocking={bring.unlocking}
            onUnlock={(password) => bring.unlock(locked, password)}
            onCancel={bring.cancel}
            onSkip={() => bring.skip(locked.key)}
          />
        )}
        <CodeProgress sources={sources} />
      </div>
      {!hasQrCodes && ownScreen}
      {app === undefined && !hasAccounts && (
        <details className={styles.sameApp}>
          <summary>{move('sameApp.question')}</summary>
          {move.rich('sameApp.answer', {
            product: site.productName,
            p: (chunks) => <p>{chunks}</p>,
            google: toGoogle,
          })}
        </details>
      )}
      {app === undefined && (
        <p className={styles.howTo} data-testid="move-how-to">
          {t.rich('howToExport', {
            google: toGoogle,
            others: (chunks) => <a href="#move-apps">{chunks}</a>,
          })}
        </p>
      )}
      <PastedText
        problem={bring.textProblem}
        accountCount={accountCount}
        onText={bring.readText}
        onShowAccounts={bring.showAccounts}
      />
      {isFirst && (
        <ol className={styles.next} start={2}>
          {nextSteps.map((step) => (
            <li key={step}>{move(`next.${step}`)}</li>
          ))}
        </ol>
      )}
      <p className={styles.warning}>{t('keep')}</p>
    </div>
  );
}
