import { createContext } from 'react';
import type { AppWithMovePage } from '../../routes.ts';

/** The app of the page. Undefined on the tool's own page. */
export const MoveAppContext = createContext<AppWithMovePage | undefined>(undefined);
