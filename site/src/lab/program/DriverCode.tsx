import csharp from './drivers/csharp.txt?raw';
import go from './drivers/go.txt?raw';
import java from './drivers/java.txt?raw';
import javascript from './drivers/javascript.txt?raw';
import php from './drivers/php.txt?raw';
import python from './drivers/python.txt?raw';
import ruby from './drivers/ruby.txt?raw';
import rust from './drivers/rust.txt?raw';
import shell from './drivers/shell.txt?raw';
import swift from './drivers/swift.txt?raw';
import { useTranslations } from 'use-intl';
import { type DriverLanguage, driverLanguages, drivers } from './drivers.ts';
import styles from './Drivers.module.css';
import program from './Program.module.css';

const texts: Readonly<Record<DriverLanguage, string>> = {
  javascript,
  python,
  go,
  java,
  csharp,
  php,
  ruby,
  rust,
  swift,
  shell,
};

/** The drivers in every language. CSS shows the chosen one, which also works without script. */
export function DriverCode() {
  const t = useTranslations('labProgram.driver');
  return driverLanguages.map((language) => {
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
