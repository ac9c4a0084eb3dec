import type { Tool } from '../routes.ts';

const linkOf = (tool: Tool) => document.querySelector<HTMLAnchorElement>(`a[data-tool="${tool}"]`);

/** Takes focus to a tool's link in the row: what is pressed may be gone when the tool is there. */
export function focusTool(tool: Tool): void {
  linkOf(tool)?.focus();
}

/** Opens another tool as its link in the row does, and leaves focus there. */
export function openTool(tool: Tool): void {
  focusTool(tool);
  linkOf(tool)?.click();
}
