import { createContext } from 'react';
import type { AppWithNotes } from '../../routes.ts';

/** The only app whose notes are shown. Undefined if the table shows all apps. */
export const ShownAppContext = createContext<AppWithNotes | undefined>(undefined);
