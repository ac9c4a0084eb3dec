import type { ReactNode } from 'react';
import { localized } from '../../i18n/localized.tsx';
import { LandingSections } from './more/LandingSections.tsx';
import { Stage } from './Stage.tsx';

interface LandingProps {
  /** Island: the film of the first screen. */
  readonly film: ReactNode;
  /** Island: the banners of the first screen. */
  readonly banners: ReactNode;
}

function LandingContent({ film, banners }: LandingProps) {
  return (
    <>
      <Stage film={film} banners={banners} />
      <LandingSections />
    </>
  );
}

/** The landing page: the stage, which fills the first screen, and the sections below it. */
export const Landing = localized(LandingContent);
