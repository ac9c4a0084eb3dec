import { useTranslations } from 'use-intl';
import { type DriverLanguage, drivers } from './drivers.ts';
import styles from './Drivers.module.css';
import program from './Program.module.css';

interface DriverTextsProps {
  /** The drivers by language, in order. */
  readonly texts: Readonly<Partial<Record<DriverLanguage, string>>>;
}

/** Drivers in several languages. CSS shows the chosen one, which also works without script. */
export function DriverTexts({ texts }: DriverTextsProps) {
  const t = useTranslations('labProgram.driver');
  return (Object.keys(texts) as DriverLanguage[]).map((language) => {
    const driver = drivers[language];
    return (
      <pre
        key={language}
        className={`${program.code} ${styles.driver}`}
        data-testid="program-driver"
        data-language={language}
        role="region"
        aria-label={'name' in driver ? driver.name : t('shell')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes the scrollable text reachable by keyboard
        tabIndex={0}
        translate="no"
        dir="ltr"
      >
        {texts[language]}
      </pre>
    );
  });
}
