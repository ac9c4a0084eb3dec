import { memo } from 'react';
import { apps } from '../../catalog/apps.ts';
import type { AppTab } from '../../platform/appTabs.ts';
import { Carousel } from '../shared/Carousel.tsx';
import { Verify } from '../shared/Verify.tsx';
import { AppHead } from './AppHead.tsx';
import { AppText } from './AppText.tsx';

interface AppPanelProps {
  readonly tab: AppTab;
}

/** All about one app: its installers where it has some, its pictures, and its text. */
export const AppPanel = memo(function AppPanel({ tab }: AppPanelProps) {
  return (
    <>
      <AppHead tab={tab} />
      <Carousel labelledBy={`tab-${tab}`} tab={tab} />
      <AppText tab={tab} />
      {apps[tab].installers && <Verify />}
    </>
  );
});
