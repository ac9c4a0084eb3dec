import { useLocale, useTranslations } from 'use-intl';
import { pageLink } from '../../addresses.ts';
import type { Locale } from '../../i18n/locales.ts';

/** What someone can do who only wants to sign in somewhere, and a link to the rest of the advice. */
export function FirstAid() {
  const t = useTranslations('labCheck');
  const locale = useLocale() as Locale;
  return (
    <p>
      {t.rich('firstAid', {
        more: (text) => <a href={`${pageLink(locale, 'app')}#rejected`}>{text}</a>,
      })}
    </p>
  );
}
