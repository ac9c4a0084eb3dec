import type { NameSpace } from '../../../i18n/load.ts';

interface ToolRecord {
  /** The folder beside this one whose `index.tsx` exports the tool as `Part`. */
  readonly folder: string;
  /** The parts of the catalog that it needs besides the lab's. */
  readonly words: readonly NameSpace[];
  /**
   * The parts of the catalog that its static HTML needs besides, if any (src/ui/StaticHtml.tsx):
   * the folder's `Rows.tsx` renders it.
   */
  readonly rows?: readonly NameSpace[];
}

/** The tools of the lab, in the order of their row, by their names in addresses. */
export const tools = {
  make: { folder: 'make', words: ['labNotice', 'labMake'] },
  check: { folder: 'check', words: ['labNotice', 'labFindings', 'labCheck'] },
  read: { folder: 'read', words: ['labNotice', 'labRead', 'labNotes'] },
  test: { folder: 'run', words: ['labFindings', 'labCheck', 'labRun', 'labNotes'] },
  vectors: { folder: 'vectors', words: ['labVectors'], rows: ['labImplementations'] },
  program: { folder: 'program', words: ['labProgram'], rows: [] },
  notes: { folder: 'notes', words: ['labApps'], rows: ['labNotes', 'labMatrix'] },
} as const satisfies Readonly<Record<string, ToolRecord>>;

export type Tool = keyof typeof tools;

export const toolNames = Object.keys(tools) as Tool[];

/** The record of a tool, with the fields that only some have. */
export function toolRecordOf(tool: Tool): ToolRecord {
  return tools[tool];
}

/** The tool that the lab opens with. */
export const firstTool = 'make';

/**
 * The apps that the notes have a document of their own for, by their names in addresses
 * (`/otpqr/notes/aegis/`): those of which there are at least three notes to read.
 */
export const notedApps = [
  '1password',
  '2fas',
  'aegis',
  'authy',
  'bitwarden',
  'duo-mobile',
  'freeotp',
  'google-authenticator',
  'keepassxc',
  'yubico-authenticator',
] as const;

export type NotedApp = (typeof notedApps)[number];
