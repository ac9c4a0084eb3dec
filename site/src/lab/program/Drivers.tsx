import { Fragment, memo, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolMemory } from '../tools.ts';
import { useRemembered } from '../useRemembered.ts';
import { sentences } from '../../components/shared/sentences.ts';
import { Unbroken } from '../../components/shared/Unbroken.tsx';
import { CodeActions } from './CodeActions.tsx';
import { driverFile, type DriverLanguage, driverLanguages, drivers } from './drivers.ts';
import { commandShells, runCommand } from './runCommand.ts';
import styles from './Drivers.module.css';
import program from './Program.module.css';
import { lazyComponent } from '../../components/ui/lazyComponent.ts';
import { StaticContent } from '../StaticContent.tsx';
import { RadioChoice } from './RadioChoice.tsx';
import type { Task } from './task.ts';

const DriverCode = lazyComponent(async () => (await import('./DriverCode.tsx')).DriverCode);
const VerifierCode = lazyComponent(async () => (await import('./VerifierCode.tsx')).VerifierCode);

interface DriversProps {
  readonly task: Task;
  readonly memory: ToolMemory;
}

/** Shows the driver for the chosen language, with buttons to copy and save it. */
export const Drivers = memo(({ task, memory }: DriversProps) => {
  const t = useTranslations('labProgram.driver');
  const verification = useTranslations('labProgram.verification');
  const [chosen, setChosen] = useRemembered<DriverLanguage>(
    memory,
    'program-language',
    'javascript',
  );
  const languages = driverLanguages[task];
  const language = languages.includes(chosen) ? chosen : 'javascript';
  const group = useId();
  const [codeDrivers, setCodeDrivers] = useState<HTMLElement | null>(null);
  const [verifiers, setVerifiers] = useState<HTMLElement | null>(null);
  const isVerification = task === 'verification';
  const texts = isVerification ? verifiers : codeDrivers;
  const text = texts?.querySelector(`[data-language='${language}']`)?.textContent ?? '';
  const nameOf = (driverLanguage: DriverLanguage) => {
    const driver = drivers[driverLanguage];
    return 'name' in driver ? driver.name : t('shell');
  };
  return (
    <div className={styles.drivers}>
      <p>{isVerification ? verification('driver') : t('how')}</p>
      <div className={styles.choice}>
        <RadioChoice
          legend={t('language')}
          name={group}
          options={languages.map((option) => [option, nameOf(option)])}
          value={language}
          onChange={setChosen}
        />
        <CodeActions
          text={text}
          file={driverFile(task, language)}
          copy={t('copy')}
          download={t('download')}
        />
        <dl className={styles.commands}>
          {commandShells.map((shell) => (
            <div key={shell}>
              <dt>{t(shell)}</dt>
              <dd>
                <code>
                  {/* Breaks after a pipe first, not before the name of the output. */}
                  {runCommand(task, language, shell)
                    .split(/(?<=\|) /)
                    .map((part, index) => (
                      <Fragment key={part}>
                        {index > 0 && ' '}
                        <span>
                          <Unbroken text={part} />
                        </span>
                      </Fragment>
                    ))}
                </code>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={styles.other}>
        {isVerification
          ? sentences([verification('other'), verification('refusal')])
          : sentences([t('other'), t('refusal')])}
      </p>
      <details className={`${program.folded} ${styles.source}`}>
        <summary>{t('label')}</summary>
      </details>
      {/* Stays mounted, because React can't render prerendered content again. */}
      <div className={styles.texts} hidden={isVerification}>
        <StaticContent name="program" Content={DriverCode} onReady={setCodeDrivers} />
      </div>
      {isVerification && (
        <Suspense>
          <div className={styles.texts} ref={setVerifiers}>
            <VerifierCode />
          </div>
        </Suspense>
      )}
    </div>
  );
});
