import { useTranslations } from '../../i18n/useTranslations.tsx';
import { StaticHtml } from '../../ui/StaticHtml.tsx';
import { Title } from '../../ui/Title.tsx';

const rows = () => import('./Rows.tsx');

/** The test vectors: what they are, how they are used, and every case. */
export function Screen() {
  const t = useTranslations('suite');
  return (
    <div className="page">
      <Title text={t('title')} />
      <h1>{t('heading')}</h1>
      <StaticHtml name="suite" load={rows} />
    </div>
  );
}
