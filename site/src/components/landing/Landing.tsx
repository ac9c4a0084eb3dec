import type { ReactNode } from 'react';
import { localized } from '../../i18n/localized.tsx';
import { More } from './more/More.tsx';
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
      <More />
    </>
  );
}

/** The landing page. The stage fills the first screen, and the sections below help to decide. */
export const Landing = localized(LandingContent);
