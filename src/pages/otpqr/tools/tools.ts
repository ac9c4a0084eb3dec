import type { NameSpace } from '../../../i18n/load.ts';

interface ToolRecord {
  /** The folder beside this one whose `index.tsx` exports the tool as `Part`. */
  readonly folder: string;
  /** The parts of the catalog that it needs besides the lab's. */
  readonly words: readonly NameSpace[];
}

/** The tools of the lab, in the order of their row, by their names in addresses. */
export const tools = {
  make: { folder: 'make', words: ['labNotice', 'labNotes'] },
  check: { folder: 'check', words: ['labNotice', 'labFindings', 'labCheck', 'labNotes'] },
  read: { folder: 'read', words: ['labNotice', 'labRead', 'labNotes'] },
  test: { folder: 'run', words: ['labFindings', 'labCheck', 'labRun', 'labNotes'] },
  vectors: { folder: 'vectors', words: ['labVectors'] },
  notes: { folder: 'notes', words: ['labNotes'] },
} as const satisfies Readonly<Record<string, ToolRecord>>;

export type Tool = keyof typeof tools;

export const toolNames = Object.keys(tools) as Tool[];

/** The tool that the lab opens with. */
export const firstTool = 'make';

/** The tool of a name in an address, in any case; undefined for an unknown one. */
export function toolOf(name: string | undefined): Tool | undefined {
  const wanted = name?.toLowerCase();
  return toolNames.find((tool) => tool === wanted);
}
