import { useTranslations } from '../../i18n/useTranslations.tsx';
import { LongText } from '../../ui/LongText.tsx';
import { Title } from '../../ui/Title.tsx';
import type { ScreenProps } from '../screen.ts';
import styles from './Text.module.css';

/** The words of the texts' titles, by screen. */
type Titled = 'privacy' | 'eula';

/** A long text of content/ under its heading. */
export function Screen({ screen, name, text }: ScreenProps) {
  const t = useTranslations('texts');
  const title = t(screen as Titled);
  return (
    <div className={`page ${styles.text}`}>
      <Title text={title} />
      <h1>{title}</h1>
      {text && <LongText {...text} screen={name} note={t('onlyEnglish')} />}
    </div>
  );
}
