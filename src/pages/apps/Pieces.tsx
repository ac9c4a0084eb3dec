import type { AppTab } from '../../platform/tabs.ts';
import { InstallerList } from '../shared/InstallerList.tsx';
import { Slides } from '../shared/Slides.tsx';
import { VerifyIntro } from '../shared/VerifyIntro.tsx';
import { AppText } from './AppText.tsx';
import { Comparison } from './Comparison.tsx';
import { Intro } from './Intro.tsx';

/** One part of the page, some of them once for each tab. */
export type Piece =
  | { readonly piece: 'intro' | 'installers' | 'rest' }
  | { readonly piece: 'slides' | 'text'; readonly tab: AppTab };

/** The parts of the apps page in which nothing moves. */
export function Still(props: Piece) {
  switch (props.piece) {
    case 'intro':
      return <Intro />;
    case 'installers':
      return <InstallerList product="windows-app" />;
    case 'rest':
      return (
        <>
          <Comparison />
          <VerifyIntro />
        </>
      );
    case 'slides':
      return <Slides tab={props.tab} />;
    default:
      return <AppText tab={props.tab} />;
  }
}
