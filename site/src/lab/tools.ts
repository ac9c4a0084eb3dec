import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/messages.ts';
import type { AppWithPage } from '../routes.ts';
import type { Draft } from './settings/draft.ts';

/** The state of tools that aren't shown, by key. It is lost when the visitor leaves the lab. */
export type ToolMemory = Map<string, unknown>;

/** Memory key: the visitor came from Check to Read, to fill Check's settings. */
export const readForCheck = 'readForCheck';
/** Memory key: the next tool moves focus to its first field. */
export const focusFirstField = 'focusFirstField';

/** The props of every tool. The tools share the settings. */
export interface ToolProps {
  readonly draft: Draft;
  /** Stable reference, so it is safe in dependency arrays. */
  readonly onChange: (change: Partial<Draft>) => void;
  readonly memory: ToolMemory;
  /** The app of the page. While another tool loads, it may be an app of that tool. */
  readonly app: AppWithPage | undefined;
  /** The query parameters of the address. */
  readonly query: ReadonlyMap<string, string>;
}

export interface ToolModule {
  readonly default: ComponentType<ToolProps>;
}

/** The message namespaces that all tools need. */
const labNamespaces = ['otpqr', 'loadFailure'] as const;

/**
 * The message namespaces of each bundle. The build writes one script module per bundle and language: one for each
 * tool, and one for each part of a tool that loads later.
 */
export const messageBundles = {
  make: [...labNamespaces, 'labNotice', 'labMake', 'labFront'],
  check: [...labNamespaces, 'labNotice', 'labFindings', 'labCheck'],
  read: [...labNamespaces, 'labNotice', 'labCamera', 'labRead', 'labNoteSentences'],
  test: [...labNamespaces, 'labFindings', 'labCheck', 'labTest', 'labNoteSentences'],
  vectors: [...labNamespaces, 'labVectors'],
  program: [...labNamespaces, 'labProgram'],
  notes: [...labNamespaces, 'labNotes'],
  move: [...labNamespaces, 'labCamera', 'labMove'],
  verdict: ['verdict'],
  'check-more': [
    'labCheckSteps',
    'labCheckServer',
    'labServerRun',
    'labCheckApps',
    'labNoteSentences',
  ],
  'vectors-table': ['labVectorsImplementations'],
  'notes-table': ['labNoteSentences', 'labNotesTable', 'labMenus'],
  'move-more': ['labMoveAccounts', 'labMoveTarget', 'labMoveSave', 'labNoteSentences', 'labMenus'],
  'move-app': ['labMoveApp', 'labNoteSentences', 'labMenus'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>;

export type MessageBundle = keyof typeof messageBundles;
