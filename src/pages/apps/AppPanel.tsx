import { memo } from 'react';
import type { AppId } from '../../catalog/app.ts';
import { apps } from '../../catalog/apps.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { Carousel } from '../shared/Carousel.tsx';
import { Verify } from '../shared/Verify.tsx';
import { AppHead } from './AppHead.tsx';
import { AppText } from './AppText.tsx';

interface AppPanelProps {
  readonly tab: AppId;
}

/** All about one app: its installers where it has some, its pictures, and its text. */
export const AppPanel = memo(function AppPanel({ tab }: AppPanelProps) {
  const describe = useTranslations('apps.pictures');
  return (
    <>
      <AppHead tab={tab} />
      <Carousel labelledBy={`tab-${tab}`} tab={tab} slides={apps[tab].slides} describe={describe} />
      <AppText tab={tab} />
      {apps[tab].installers && <Verify />}
    </>
  );
});
