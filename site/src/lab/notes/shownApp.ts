import { createContext } from 'react';
import type { NotedApp } from '../../routes.ts';

/** The app whose notes are shown alone; undefined where those of all are. */
export const ShownAppContext = createContext<NotedApp | undefined>(undefined);
