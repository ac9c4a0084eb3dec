import { createContext } from 'react';
import type { AppWithNotePage } from '../../routes.ts';

/** The only app whose notes are shown. Undefined if the table shows all apps. */
export const NotesAppContext = createContext<AppWithNotePage | undefined>(undefined);
