import { memo } from 'react';
import type { AppId } from '../../catalog/app.ts';
import { apps } from '../../catalog/apps.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import type { ScreenContent } from '../screen.ts';
import { Carousel } from '../product/Carousel.tsx';
import { Kept } from '../product/Kept.tsx';
import { Verify } from '../product/Verify.tsx';
import { AppHead } from './AppHead.tsx';

interface AppPanelProps {
  readonly tab: AppId;
  readonly Prose: ScreenContent['Prose'];
}

/** All about one app: its installers where it has some, its pictures, and its text. */
export const AppPanel = memo(function AppPanel({ tab, Prose }: AppPanelProps) {
  const describe = useTranslations('apps.pictures');
  return (
    <>
      <AppHead tab={tab} />
      <Carousel labelledBy={`tab-${tab}`} tab={tab} slides={apps[tab].slides} describe={describe} />
      <Kept>{Prose && <Prose of={tab} />}</Kept>
      {apps[tab].installers && <Verify />}
    </>
  );
});
