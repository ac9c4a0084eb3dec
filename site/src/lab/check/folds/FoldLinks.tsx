import { useTranslations } from 'use-intl';
import { foldId, type FoldName, foldNames } from './folds.ts';
import styles from './Folds.module.css';

interface FoldLinksProps {
  readonly onOpen: (name: FoldName) => void;
}

/** Beside the answer: what lies below, for whoever does not scroll that far. */
export function FoldLinks({ onOpen }: FoldLinksProps) {
  const t = useTranslations('labCheck.folds');
  return (
    <ul className={styles.links}>
      {foldNames.map((name) => (
        <li key={name}>
          <a
            href={`#${foldId(name)}`}
            onClick={(event) => {
              event.preventDefault();
              onOpen(name);
            }}
          >
            {t(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
