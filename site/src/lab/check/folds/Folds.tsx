import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { areSame } from '../entry.ts';
import { FoldContent } from '../lazy.ts';
import { foldId, type FoldName, foldNames, type FoldProps } from './folds.ts';
import styles from './Folds.module.css';

interface FoldsProps extends FoldProps {
  readonly open: readonly FoldName[];
  readonly onToggle: (name: FoldName, isOpen: boolean) => void;
}

/** What goes beyond the answer; code and words of each are loaded when it is opened. */
export function Folds({ open, onToggle, ...props }: FoldsProps) {
  const t = useTranslations('labCheck.folds');
  const { settings, diagnosis, moment, memory } = props;
  const [observations, setObservations] = useState(props.observations);
  if (!areSame(observations, props.observations)) setObservations(props.observations);
  // Deferred: typing stays quick while a fold is open.
  const content = useDeferredValue(
    useMemo(
      () => ({ settings, observations, diagnosis, moment, memory }),
      [settings, observations, diagnosis, moment, memory],
    ),
  );
  return (
    <div className={styles.folds}>
      {foldNames.map((name) => {
        const isOpen = open.includes(name);
        return (
          <details
            key={name}
            id={foldId(name)}
            className={styles.fold}
            data-testid={`fold-${name}`}
            open={isOpen}
            onToggle={({ currentTarget }) => onToggle(name, currentTarget.open)}
          >
            <summary>{t(name)}</summary>
            {name === 'steps' && <p className={styles.without}>{t('without')}</p>}
            {isOpen && (
              <Suspense>
                <FoldContent name={name} {...content} />
              </Suspense>
            )}
          </details>
        );
      })}
    </div>
  );
}
