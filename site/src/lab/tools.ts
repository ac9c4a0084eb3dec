import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/messages.ts';
import type { NotedApp } from '../routes.ts';
import type { Draft } from './settings/model.ts';

/** What the tools keep while another one is shown, by name. It is gone when the visitor leaves the lab. */
export type ToolMemory = Map<string, unknown>;

/** Memory key: Check opened Read to get an account from it. */
export const readForCheck = 'readForCheck';
/** Memory key: the next tool moves focus to its first field. */
export const focusWanted = 'focus';

/** The props of every tool. The tools share the settings. */
export interface ToolProps {
  readonly draft: Draft;
  /** Stable reference, so it is safe in dependency arrays. */
  readonly onChange: (change: Partial<Draft>) => void;
  readonly memory: ToolMemory;
  /** The app whose notes are shown alone. */
  readonly app: NotedApp | undefined;
  /** The query of the address. */
  readonly query: ReadonlyMap<string, string>;
}

export interface ToolModule {
  readonly default: ComponentType<ToolProps>;
}

/** The namespaces of messages that all tools need. */
const labNamespaces = ['otpqr', 'shell'] as const;

/**
 * The messages that the lab loads as script modules, by their name: those of each tool, and those of parts that
 * are opened later.
 */
export const messageBundles = {
  make: [...labNamespaces, 'labNotice', 'labMake'],
  check: [...labNamespaces, 'labNotice', 'labFindings', 'labCheck'],
  read: [...labNamespaces, 'labNotice', 'labRead', 'labNotes'],
  test: [...labNamespaces, 'labFindings', 'labCheck', 'labRun', 'labNotes'],
  vectors: [...labNamespaces, 'labVectors'],
  program: [...labNamespaces, 'labProgram'],
  notes: [...labNamespaces, 'labApps'],
  verdict: ['verdict'],
  'check-more': ['labSteps', 'labServer', 'labShown', 'labNotes'],
  'vectors-rows': ['labImplementations'],
  'notes-rows': ['labNotes', 'labMatrix'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>;

export type MessageBundle = keyof typeof messageBundles;
