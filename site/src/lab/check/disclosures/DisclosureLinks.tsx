import { useTranslations } from 'use-intl';
import { disclosureId, type DisclosureName, disclosureNames } from './disclosures.ts';
import styles from './Disclosures.module.css';

interface DisclosureLinksProps {
  readonly onOpen: (name: DisclosureName) => void;
}

/** Links next to the answer that open the disclosures below, which may be out of sight. */
export function DisclosureLinks({ onOpen }: DisclosureLinksProps) {
  const t = useTranslations('labCheck.folds');
  return (
    <ul className={styles.links}>
      {disclosureNames.map((name) => (
        <li key={name}>
          <a
            href={`#${disclosureId(name)}`}
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
