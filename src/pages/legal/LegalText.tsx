import type { ComponentType } from 'react';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Still } from '../../ui/Still.tsx';
import { Title } from '../../ui/Title.tsx';
import styles from './LegalText.module.css';

interface LegalTextProps {
  readonly name: 'privacy' | 'eula';
  readonly load: () => Promise<{ readonly Still: ComponentType }>;
}

const words = ['legal'] as const;

/** A legal text under its heading. */
export function LegalText({ name, load }: LegalTextProps) {
  const t = useTranslations('legal');
  return (
    <div className={`page ${styles.text}`}>
      <Title text={t(name)} />
      <h1>{t(name)}</h1>
      <Still load={load} words={words} />
    </div>
  );
}
