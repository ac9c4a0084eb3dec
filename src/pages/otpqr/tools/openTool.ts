import type { Tool } from './tools.ts';

/** Opens another tool as its link in the row does, and leaves focus there. */
export function openTool(tool: Tool): void {
  const link = document.querySelector<HTMLAnchorElement>(`a[data-tool="${tool}"]`);
  link?.focus();
  link?.click();
}
