import { Suspense, use, useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Prerendered } from '../../prerendered.ts';
import { areSameObservations } from '../typedCodes.ts';
import { DisclosureContent } from '../lazy.ts';
import {
  disclosureId,
  type DisclosureName,
  disclosureNames,
  type DisclosureProps,
} from './disclosures.ts';
import styles from './Disclosures.module.css';

interface DisclosuresProps extends DisclosureProps {
  readonly open: readonly DisclosureName[];
  readonly onToggle: (name: DisclosureName, isOpen: boolean) => void;
}

/** Disclosures below the answer. The code and messages of their content load when the visitor opens one. */
export function Disclosures({ open, onToggle, ...props }: DisclosuresProps) {
  const t = useTranslations('labCheck.disclosures');
  const stepsInWords = use(Prerendered);
  const { settings, diagnosis, fixedSeconds, memory } = props;
  const [observations, setObservations] = useState(props.observations);
  if (!areSameObservations(observations, props.observations)) setObservations(props.observations);
  // Deferred, so that typing stays fast while a disclosure is open.
  const content = useDeferredValue(
    useMemo(
      () => ({ settings, observations, diagnosis, fixedSeconds, memory }),
      [settings, observations, diagnosis, fixedSeconds, memory],
    ),
  );
  return (
    <div className={styles.disclosures}>
      {disclosureNames.map((name) => {
        const isOpen = open.includes(name);
        return (
          <details
            key={name}
            id={disclosureId(name)}
            className={styles.disclosure}
            data-testid={`fold-${name}`}
            open={isOpen}
            onToggle={({ currentTarget }) => onToggle(name, currentTarget.open)}
          >
            <summary>{t(name)}</summary>
            {name === 'steps' && <div className={styles.withoutScript}>{stepsInWords}</div>}
            {isOpen && (
              <Suspense>
                <DisclosureContent name={name} {...content} />
              </Suspense>
            )}
          </details>
        );
      })}
    </div>
  );
}
