import { CarouselControls } from '../../ui/CarouselControls.tsx';
import { ComingSoon } from './ComingSoon.tsx';
import { InstallerHelp } from './InstallerHelp.tsx';
import { SystemLine, type SystemLineProps } from './SystemLine.tsx';
import { VerifyZone } from './VerifyZone.tsx';

export type LaterPart =
  | ({ readonly part: 'system' } & SystemLineProps)
  | { readonly part: 'carousel' | 'coming' | 'installers' | 'verify' };

type PlacedPart = LaterPart & {
  /** The element that it is drawn in: some parts answer for what stands around them. */
  readonly place: HTMLElement;
};

/** The parts of the apps and login pages that only script can draw. */
export function Part(props: PlacedPart) {
  switch (props.part) {
    case 'system':
      return <SystemLine address={props.address} />;
    case 'carousel':
      return <CarouselControls carousel={props.place.closest('section') ?? props.place} />;
    case 'installers':
      return <InstallerHelp area={props.place.parentElement ?? props.place} />;
    case 'coming':
      return <ComingSoon />;
    default:
      return <VerifyZone />;
  }
}
