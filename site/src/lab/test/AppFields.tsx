import { useTranslations } from 'use-intl';
import type { TestedApp } from '@otp-lab/otp/app-test';
import { Field } from '../../components/ui/Field.tsx';
import styles from './Run.module.css';

interface AppFieldsProps {
  readonly app: TestedApp;
  /** Two fields may change before the first of them is rendered. */
  readonly onChange: (changed: Partial<TestedApp>) => void;
}

/** Name and version of the app, as they are to stand in the report. */
export function AppFields({ app, onChange }: AppFieldsProps) {
  const t = useTranslations('labRun');
  return (
    <div className={styles.app}>
      {(['name', 'version'] as const).map((key) => (
        <Field key={key} label={t(key)} hint={key === 'name' ? t('optional') : undefined}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              spellCheck={false}
              value={app[key]}
              onChange={({ target }) => onChange({ [key]: target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
