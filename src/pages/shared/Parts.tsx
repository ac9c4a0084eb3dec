import { ComingSoon } from './ComingSoon.tsx';
import { InstallerHelp, type InstallerHelpProps } from './InstallerHelp.tsx';
import { SystemLine, type SystemLineProps } from './SystemLine.tsx';
import { VerifyZone } from './VerifyZone.tsx';

export type LaterPart =
  | ({ readonly part: 'system' } & SystemLineProps)
  | ({ readonly part: 'installers' } & InstallerHelpProps)
  | { readonly part: 'coming' | 'verify' };

/** The parts of the apps and login pages that only script can draw. */
export function Part(props: LaterPart) {
  switch (props.part) {
    case 'system':
      return <SystemLine {...props} />;
    case 'installers':
      return <InstallerHelp {...props} />;
    case 'coming':
      return <ComingSoon />;
    default:
      return <VerifyZone />;
  }
}
