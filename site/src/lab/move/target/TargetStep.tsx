import { memo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { pageLink } from '../../../addresses.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import { useMissingQrCodesText } from '../bring/useMissingQrCodesText.ts';
import type { Row, Source } from '../moveState.ts';
import { appTargets, formatTargets, type Target, type TargetId, targets } from '../targets.ts';
import { LossTable } from './LossTable.tsx';
import styles from './TargetStep.module.css';
import type { Preview } from './usePreview.ts';
import { useTargetName } from './useTargetName.ts';

/** A sentence about the move, with the name of its icon. A check mark would mean that the move is done. */
interface Sentence {
  readonly kind: 'arrow-right' | 'info' | 'alert';
  readonly text: string;
}

interface TargetStepProps {
  readonly sources: readonly Source[];
  readonly rows: readonly Row[];
  readonly target: TargetId | '';
  readonly isDisabled: boolean;
  readonly preview: Preview;
  readonly onTarget: (target: TargetId | '') => void;
}

/** Asks for the new app, and says what doesn't survive the move. */
export const TargetStep = memo((props: TargetStepProps) => {
  const { sources, rows, target, isDisabled, preview, onTarget } = props;
  const t = useTranslations('labMoveTarget');
  const locale = useLocale();
  const { appOf, optionOf } = useTargetName();
  const chosen = rows.filter(({ isChosen }) => isChosen);
  const { answer, hasFailed } = preview;
  const missingQrCodes = useMissingQrCodesText(sources);
  /** Whether a row is of QR codes of Google Authenticator, the only ones that come in batches. */
  const isOfBatch = (rowKey: string) =>
    sources.some(({ key, batches }) => batches.length > 0 && rowKey.startsWith(`${key}:`));
  const sentences: Sentence[] = [];
  if (target !== '' && chosen.length === 0)
    sentences.push({ kind: 'alert', text: t('noneChosen') });
  else if (target !== '' && answer) {
    const { changedCount, leftOutCount } = answer;
    const unchanged = chosen.length - changedCount - leftOutCount;
    const values = { app: appOf(target), count: chosen.length };
    // “All accounts can move” would hide that the export has more.
    for (const { progress, request } of missingQrCodes)
      sentences.push({ kind: 'alert', text: `${progress} ${request}` });
    if (unchanged === chosen.length)
      sentences.push({ kind: 'arrow-right', text: t('all', values) });
    else {
      if (unchanged > 0)
        sentences.push({
          kind: 'arrow-right',
          text: t('unchanged', { unchanged, count: chosen.length }),
        });
      if (changedCount > 0)
        sentences.push({ kind: 'info', text: t('changed', { count: changedCount }) });
      if (leftOutCount > 0)
        sentences.push({ kind: 'alert', text: t('leftOut', { ...values, count: leftOutCount }) });
    }
    if (chosen.some(({ key, listed: { type } }) => type === 'totp' && isOfBatch(key)))
      sentences.push({ kind: 'info', text: t('assumedPeriod') });
  }
  // The app can keep these settings, and still compute other codes. The link keeps this page with its accounts open.
  const isUnusual = chosen.some(
    ({ listed: { type, algorithm, digits, period } }) =>
      type !== 'totp' || algorithm !== 'SHA1' || digits !== 6 || period !== 30,
  );
  const notedApp = target === '' ? undefined : (targets[target] as Target).app;
  const options = (ids: readonly TargetId[]) =>
    ids.map((id) => (
      <option key={id} value={id}>
        {optionOf(id)}
      </option>
    ));
  return (
    <div className={styles.target}>
      <Field label={t('label')} hint={t('hint')}>
        {(control) => (
          <select
            {...control}
            data-testid="move-target"
            disabled={isDisabled}
            value={target}
            onChange={(event) => onTarget(event.target.value as TargetId | '')}
          >
            <option value="">{t('choose')}</option>
            <optgroup label={t('apps')}>{options(appTargets)}</optgroup>
            <optgroup label={t('formats')}>{options(formatTargets)}</optgroup>
          </select>
        )}
      </Field>
      <div role="status" className={styles.summary} data-testid="move-summary">
        {sentences.map(({ kind, text }) => (
          <p key={text} data-kind={kind}>
            <Icon name={kind} size={20} />
            <span>{text}</span>
          </p>
        ))}
        {target !== '' && isUnusual && notedApp && (
          <p data-kind="info">
            <Icon name="info" size={20} />
            <span>
              {t.rich('unusual', {
                app: appOf(target),
                notes: (text) => (
                  <a
                    href={pageLink(locale, 'otpqr', [
                      ['tool', 'notes'],
                      ['app', notedApp],
                    ])}
                    target="_blank"
                    rel="noopener"
                  >
                    {text}
                  </a>
                ),
              })}
            </span>
          </p>
        )}
      </div>
      {hasFailed && <p role="alert">{t('failed')}</p>}
      {target !== '' && answer && answer.losses.length > 0 && (
        <LossTable app={appOf(target)} losses={answer.losses} chosen={chosen} />
      )}
    </div>
  );
});
