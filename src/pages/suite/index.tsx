import { useCallback } from 'react';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { useNavigation } from '../../ui/navigation.ts';
import { StaticHtml } from '../../ui/StaticHtml.tsx';
import { Title } from '../../ui/Title.tsx';
import { layOut } from './layOut.ts';

const rows = () => import('./Rows.tsx');

/** The test vectors: what they are, how they are used, and every case. */
export function Screen() {
  const t = useTranslations('suite');
  const { settle } = useNavigation();
  const place = useCallback(
    (element: HTMLElement) => {
      settle(() => layOut(element));
      // The browser has gone to the case that the document's address names.
      const named = element.querySelector(':target');
      if (named) {
        layOut(element);
        named.scrollIntoView();
      }
    },
    [settle],
  );
  return (
    <div className="page">
      <Title text={t('title')} />
      <h1>{t('heading')}</h1>
      <StaticHtml name="suite" load={rows} onReady={place} />
    </div>
  );
}
