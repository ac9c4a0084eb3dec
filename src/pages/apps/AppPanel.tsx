import { memo } from 'react';
import type { AppTab } from '../../platform/appTabs.ts';
import { Carousel } from '../shared/Carousel.tsx';
import { LaterPart } from '../shared/LaterPart.tsx';
import { StillPiece } from './StillPiece.tsx';

interface AppPanelProps {
  readonly tab: AppTab;
}

/** All about one app: its installers where it has some, its pictures, and its text. */
export const AppPanel = memo(function AppPanel({ tab }: AppPanelProps) {
  return (
    <>
      <StillPiece piece="head" tab={tab} />
      {tab === 'windows' && <LaterPart part="installers" />}
      <Carousel labelledBy={`tab-${tab}`}>
        <StillPiece piece="slides" tab={tab} />
      </Carousel>
      <StillPiece piece="text" tab={tab} />
    </>
  );
});
