import { useTranslations } from 'use-intl';
import type { TestedApp } from '@otp-lab/otp/app-test';
import { Field } from '../../components/ui/Field.tsx';
import styles from './Test.module.css';

interface AppFieldsProps {
  readonly app: TestedApp;
  /** Called with the changed field only: a browser may fill in both fields before React renders the first change. */
  readonly onChange: (changed: Partial<TestedApp>) => void;
}

/** Fields for the app's name and version, which the report contains. */
export function AppFields({ app, onChange }: AppFieldsProps) {
  const t = useTranslations('labTest');
  return (
    <div className={styles.app}>
      {(['name', 'version'] as const).map((key) => (
        <Field key={key} label={t(key)} hint={key === 'name' && t('optional')}>
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
