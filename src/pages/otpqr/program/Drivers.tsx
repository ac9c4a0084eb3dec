import { memo, useId } from 'react';
import { useTranslations } from '../../../i18n/useTranslations.tsx';
import type { ToolMemory } from '../tools/toolProps.ts';
import { useRemembered } from '../tools/useRemembered.ts';
import { CodeActions } from './CodeActions.tsx';
import { type DriverLanguage, driverLanguages, drivers } from './drivers.ts';
import styles from './Drivers.module.css';
import program from './Program.module.css';

interface DriversProps {
  readonly memory: ToolMemory;
}

/**
 * A driver for the language that is chosen. All of them are in the document: the style shows one,
 * so that it can be chosen and read without script too.
 */
export const Drivers = memo(({ memory }: DriversProps) => {
  const t = useTranslations('labProgram.driver');
  const [language, setLanguage] = useRemembered<DriverLanguage>(
    memory,
    'program-language',
    'javascript',
  );
  const group = useId();
  const { file, text } = drivers[language];
  const nameOf = (one: DriverLanguage) => {
    const driver = drivers[one];
    return 'name' in driver ? driver.name : t('shell');
  };
  return (
    <div className={styles.drivers}>
      <p>
        {t('how')} {t('refusal')}
      </p>
      <fieldset className={styles.languages}>
        <legend>{t('language')}</legend>
        {driverLanguages.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={group}
              value={one}
              checked={one === language}
              onChange={() => setLanguage(one)}
            />
            {nameOf(one)}
          </label>
        ))}
      </fieldset>
      {driverLanguages.map((one) => (
        <pre
          key={one}
          className={`${program.code} ${styles.driver}`}
          data-testid="program-driver"
          data-language={one}
          role="region"
          aria-label={nameOf(one)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
          tabIndex={0}
          translate="no"
          dir="ltr"
        >
          {drivers[one].text}
        </pre>
      ))}
      <CodeActions text={text} file={file} copy={t('copy')} download={t('download')} />
      <p>{t('other')}</p>
    </div>
  );
});
