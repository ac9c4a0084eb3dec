import { useTranslations } from 'use-intl';
import { localized } from '../../i18n/localized.tsx';
import styles from './Description.module.css';

interface DescriptionProps {
  /** The product's description in the locale. */
  readonly text: string;
}

function DescriptionContent({ text }: DescriptionProps) {
  const heading = useTranslations('prose.headings');
  return (
    <>
      <h3 className={styles.heading}>{heading('description')}</h3>
      <p className={styles.description}>{text}</p>
    </>
  );
}

/** What a product does, for the top of its tab. */
export const Description = localized(DescriptionContent);
