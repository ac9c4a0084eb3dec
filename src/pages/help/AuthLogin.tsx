import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Still } from '../../ui/Still.tsx';
import { Title } from '../../ui/Title.tsx';
import type { ScreenProps } from '../screen.ts';
import styles from './Help.module.css';

const load = () => import('./AuthLoginText.tsx');
const noWords = [] as const;

/** The login component's help; `ver` is the version that asks. */
export function Screen({ query }: ScreenProps) {
  const t = useTranslations('help');
  const version = query.get('ver');
  return (
    <div className={styles.help}>
      <Title text={t('authLogin')} />
      <h1>{t('authLogin')}</h1>
      {version !== undefined && /^\d{1,5}(\.\d{1,5}){1,3}$/.test(version) && (
        <p className={styles.version}>{t('version', { version })}</p>
      )}
      <Still load={load} words={noWords} />
    </div>
  );
}
