import { memo, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolMemory } from '../tools.ts';
import { useRemembered } from '../useRemembered.ts';
import { sentences } from '../../components/shared/sentences.ts';
import { CodeActions } from './CodeActions.tsx';
import { type DriverLanguage, driverLanguages, drivers } from './drivers.ts';
import styles from './Drivers.module.css';
import { lazyComponent } from '../../components/ui/lazyComponent.ts';
import { StaticContent } from '../StaticContent.tsx';

const DriverCode = lazyComponent(async () => (await import('./DriverCode.tsx')).DriverCode);

interface DriversProps {
  readonly memory: ToolMemory;
}

/** Shows the driver for the chosen language, with buttons to copy and save it. */
export const Drivers = memo(({ memory }: DriversProps) => {
  const t = useTranslations('labProgram.driver');
  const [language, setLanguage] = useRemembered<DriverLanguage>(
    memory,
    'program-language',
    'javascript',
  );
  const group = useId();
  const [texts, setTexts] = useState<HTMLElement>();
  const text = texts?.querySelector(`[data-language='${language}']`)?.textContent ?? '';
  const nameOf = (one: DriverLanguage) => {
    const driver = drivers[one];
    return 'name' in driver ? driver.name : t('shell');
  };
  return (
    <div className={styles.drivers}>
      <p>{sentences([t('how'), t('refusal')])}</p>
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
      <StaticContent name="program" Content={DriverCode} onReady={setTexts} />
      <CodeActions
        text={text}
        file={drivers[language].file}
        copy={t('copy')}
        download={t('download')}
      />
      <p>{t('other')}</p>
    </div>
  );
});
