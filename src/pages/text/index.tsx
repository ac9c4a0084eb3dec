import { useTranslations } from '../../i18n/useTranslations.tsx';
import { LongText } from '../../ui/LongText.tsx';
import { useNavigation } from '../../ui/navigation.ts';
import { Title } from '../../ui/Title.tsx';
import type { ScreenProps, TextTitle } from '../screen.ts';
import styles from './Text.module.css';

/** The names of languages in a language, as a list: 'English and Korean'. */
function listLanguages(tags: readonly string[], language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return new Intl.ListFormat(language).format(
    tags.map((tag) => names.of(tag.split('-')[0] ?? tag) ?? tag),
  );
}

/** A long text of content/ under its heading; one that is not translated says which languages it has. */
export function Screen({ screen, name, text }: ScreenProps) {
  const t = useTranslations('texts');
  const { language } = useNavigation();
  const title = t(screen as TextTitle);
  return (
    <div className={`page ${styles.text}`}>
      <Title text={title} />
      <h1>{title}</h1>
      {text && text.language !== language && (
        <p>{t('availableIn', { languages: listLanguages(text.writtenIn, language) })}</p>
      )}
      {text && <LongText {...text} screen={name} />}
    </div>
  );
}
