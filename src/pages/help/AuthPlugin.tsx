import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Still } from '../../ui/Still.tsx';
import { Title } from '../../ui/Title.tsx';
import styles from './Help.module.css';

const load = () => import('./AuthPluginText.tsx');
const noWords = [] as const;

/** The Mac login app's help, made for its small embedded window. */
export function Screen() {
  const t = useTranslations('help');
  return (
    <div className={styles.help}>
      <Title text={t('authPlugin')} />
      <h1>{t('authPlugin')}</h1>
      <Still load={load} words={noWords} />
    </div>
  );
}
