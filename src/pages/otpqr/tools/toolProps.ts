import type { Draft } from '../settings/model.ts';
import type { NotedApp } from './tools.ts';

/** What the tools keep while another one is shown, by name; gone when the lab is left. */
export type ToolMemory = Map<string, unknown>;

/** Where the memory has that Read was opened by Check, for an account to check. */
export const readForCheck = 'readForCheck';
/** Where it has that the tool which is opened next takes focus to what one does there first. */
export const focusWanted = 'focus';

/** What every tool is given: the settings that they share. */
export interface ToolProps {
  readonly draft: Draft;
  /** The same function always. */
  readonly onChange: (change: Partial<Draft>) => void;
  readonly memory: ToolMemory;
  /** The app whose notes are shown alone. */
  readonly noted: NotedApp | undefined;
  /** The address's query. */
  readonly query: ReadonlyMap<string, string>;
}
