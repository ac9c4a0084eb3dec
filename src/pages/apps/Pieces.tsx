import type { AppTab } from '../../platform/appTabs.ts';
import { Slides } from '../shared/Slides.tsx';
import { VerifyIntro } from '../shared/VerifyIntro.tsx';
import { AppHead } from './AppHead.tsx';
import { AppText } from './AppText.tsx';
import { Comparison } from './Comparison.tsx';
import { Intro } from './Intro.tsx';

/** One part of the page, some of them once for each tab. */
export type Piece =
  | { readonly piece: 'intro' | 'rest' }
  | { readonly piece: 'head' | 'slides' | 'text'; readonly tab: AppTab };

/** The parts of the apps page in which nothing moves. */
export function Still(props: Piece) {
  switch (props.piece) {
    case 'intro':
      return <Intro />;
    case 'rest':
      return (
        <>
          <Comparison />
          <VerifyIntro />
        </>
      );
    case 'head':
      return <AppHead tab={props.tab} />;
    case 'slides':
      return <Slides tab={props.tab} />;
    default:
      return <AppText tab={props.tab} />;
  }
}
