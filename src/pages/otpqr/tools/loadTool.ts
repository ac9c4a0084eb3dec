import type { ComponentType } from 'react';
import type { ToolProps } from './toolProps.ts';
import { type Tool, tools } from './tools.ts';

interface ToolModule {
  readonly Part: ComponentType<ToolProps>;
}

const modules = import.meta.glob<ToolModule>('../*/index.tsx');

/** Loads a tool's code. Rejects where it does not arrive. */
export async function loadTool(tool: Tool): Promise<ComponentType<ToolProps>> {
  const load = modules[`../${tools[tool].folder}/index.tsx`];
  if (!load) throw new Error(`there is no folder for the tool ${tool}`);
  return (await load()).Part;
}
