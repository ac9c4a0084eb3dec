import type { LoginTab } from '../../platform/loginTabs.ts';
import { Slides } from '../shared/Slides.tsx';
import { VerifyIntro } from '../shared/VerifyIntro.tsx';
import { Downloads } from './Downloads.tsx';
import { LoginText } from './LoginText.tsx';

type Finished = Exclude<LoginTab, 'linux'>;

/** One part of the page, some of them once for each tab. */
export type Piece =
  | { readonly piece: 'downloads' | 'verify' }
  | { readonly piece: 'slides'; readonly tab: Finished }
  | { readonly piece: 'text'; readonly tab: LoginTab };

/** The parts of the login page in which nothing moves. */
export function Still(props: Piece) {
  switch (props.piece) {
    case 'downloads':
      return <Downloads />;
    case 'verify':
      return <VerifyIntro />;
    case 'slides':
      return <Slides tab={`login-${props.tab}`} />;
    default:
      return <LoginText tab={props.tab} />;
  }
}
