import * as site from '../../../site.config.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Title } from '../../ui/Title.tsx';
import { More } from './more/More.tsx';
import { Stage } from './Stage.tsx';

/** The landing page: the stage fills the first screen, what helps to decide stands below it. */
export function Screen() {
  const t = useTranslations('landing');
  return (
    <>
      <Title text={t('title', { product: site.productName })} alone />
      <Stage />
      <More />
    </>
  );
}
