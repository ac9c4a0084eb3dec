import type { ComponentType } from 'react';
import { ToolFailure } from './ToolFailure.tsx';
import type { ToolProps } from './toolProps.ts';
import { type Tool, tools } from './tools.ts';

interface ToolModule {
  readonly Part: ComponentType<ToolProps>;
}

const modules = import.meta.glob<ToolModule>('../*/index.tsx');

/** Loads a tool's code; where it does not arrive, what says so stands in the tool's place. */
export async function loadTool(tool: Tool): Promise<ComponentType<ToolProps>> {
  const load = modules[`../${tools[tool].folder}/index.tsx`];
  if (!load) throw new Error(`there is no folder for the tool ${tool}`);
  try {
    return (await load()).Part;
  } catch (error) {
    // The script in the head hears of it and says so.
    reportError(error);
    return ToolFailure;
  }
}
