import * as site from '../../../site.config.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Still } from '../../ui/Still.tsx';
import { Title } from '../../ui/Title.tsx';
import { Stage } from './Stage.tsx';

const load = () => import('./more/More.tsx');
const words = ['landingMore'] as const;

/** The landing page: the stage fills the first screen, what helps to decide stands below it. */
export function Screen() {
  const t = useTranslations('landing');
  return (
    <>
      <Title text={t('title', { product: site.productName })} alone />
      <Stage />
      <Still load={load} words={words} />
    </>
  );
}
