import type { ComponentType } from 'react';
import type { NameSpace } from '../../../i18n/load.ts';
import type { Tool } from './tools.ts';
import type { ToolProps } from './toolProps.ts';

interface LaterTool {
  readonly load: () => Promise<{ readonly Part: ComponentType<ToolProps> }>;
  readonly words: readonly NameSpace[];
}

/** The tools whose code and words are loaded when they are opened. */
export const laterTools: Readonly<Partial<Record<Tool, LaterTool>>> = {
  check: {
    load: () => import('../check/Check.tsx'),
    words: ['otpqr', 'labFindings', 'labCheck'],
  },
  read: {
    load: () => import('../read/Read.tsx'),
    words: ['otpqr', 'labRead', 'labNotes'],
  },
  test: {
    load: () => import('../run/Run.tsx'),
    words: ['otpqr', 'labFindings', 'labCheck', 'labRun', 'labNotes'],
  },
  vectors: {
    load: () => import('../vectors/Vectors.tsx'),
    words: ['labVectors'],
  },
  notes: {
    load: () => import('../notes/Notes.tsx'),
    words: ['labNotes'],
  },
};
