import type { Dispatch } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { nameInStore } from '../../../i18n/appNames.ts';
import { qrSource, type MoveAction, type Source, textSource } from '../moveState.ts';
import lab from '../../Lab.module.css';
import styles from './AccountsStep.module.css';

interface SourceListProps {
  readonly sources: readonly Source[];
  readonly dispatch: Dispatch<MoveAction>;
  readonly onClear: () => void;
}

function kindOf({ key }: Source): 'qrCodes' | 'text' | 'file' {
  return key === qrSource || key === textSource ? key : 'file';
}

/** Says which apps the accounts come from, with buttons that remove a file or everything. */
export function SourceList({ sources, dispatch, onClear }: SourceListProps) {
  const t = useTranslations('labMoveAccounts');
  const locale = useLocale();
  return (
    <ul className={styles.sources}>
      {sources.map((source, index) => (
        <li key={source.key}>
          <span>
            {t(`from.${kindOf(source)}`, {
              app: nameInStore(locale, source.app),
              hasApp: source.app === '' ? 'no' : 'yes',
              count: source.accounts.length,
            })}
          </span>
          {sources.length > 1 && kindOf(source) === 'file' && (
            <button
              type="button"
              className={lab.textButton}
              onClick={() => dispatch({ type: 'remove', key: source.key })}
            >
              {t('remove')}
            </button>
          )}
          {index === sources.length - 1 && (
            <button
              type="button"
              className={lab.textButton}
              onClick={() => {
                if (confirm(t('clearSure'))) onClear();
              }}
            >
              {t('clear')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
