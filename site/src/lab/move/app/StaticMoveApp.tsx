import { localized } from '../../../i18n/localized.tsx';
import type { AppWithMovePage } from '../../../routes.ts';
import { MoveAppContext } from '../moveAppContext.ts';
import { MoveApp } from './MoveApp.tsx';

/** What is known about the app of the page, as HTML without script. */
export const StaticMoveApp = localized(({ app }: { readonly app: AppWithMovePage }) => (
  <MoveAppContext value={app}>
    <MoveApp />
  </MoveAppContext>
));
