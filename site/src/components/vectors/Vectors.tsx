import { useTranslations } from 'use-intl';
import { localized } from '../../i18n/localized.tsx';
import { Cases } from './Cases.tsx';
import { Contents } from './Contents.tsx';
import { Flags } from './Flags.tsx';
import { HowToUse } from './HowToUse.tsx';
import { Overview } from './Overview.tsx';

function VectorsPage() {
  const t = useTranslations('vectors');
  return (
    <div className="page">
      <h1>{t('heading')}</h1>
      <Overview />
      <Contents />
      <HowToUse />
      <Cases />
      <Flags />
    </div>
  );
}

/** The test vectors: what they are, how to use them, and every case. */
export const Vectors = localized(VectorsPage);
