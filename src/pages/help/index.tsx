import { useTranslations } from '../../i18n/useTranslations.tsx';
import { LongText } from '../../ui/LongText.tsx';
import { Title } from '../../ui/Title.tsx';
import { isVersion } from '../../releases/releases.ts';
import type { ScreenProps, TextTitle } from '../screen.ts';
import { figures } from './figures.tsx';
import styles from './Help.module.css';

/** Help that a login component opens in its small window; `ver` is the version that asks. */
export function Screen({ screen, name, query, text }: ScreenProps) {
  const t = useTranslations('texts');
  const asked = query.get('ver');
  const version = asked !== undefined && isVersion(asked) ? asked : undefined;
  const title = t(screen as TextTitle);
  return (
    <div className={styles.help}>
      <Title text={title} />
      <h1>{title}</h1>
      {screen === 'helpAuthLogin' && (
        <p className={styles.version}>{version && t('version', { version })}</p>
      )}
      {text && <LongText {...text} screen={name} figures={figures} version={version} />}
    </div>
  );
}
