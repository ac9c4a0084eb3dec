import type { Tool } from '../routes.ts';

const linkOf = (tool: Tool) => document.querySelector<HTMLAnchorElement>(`a[data-tool="${tool}"]`);

/** Moves focus to a tool's link. Call it before a switch that removes the focused element. */
export function focusTool(tool: Tool): void {
  linkOf(tool)?.focus();
}

/** Opens a tool as a press on its link does, and leaves focus on the link. */
export function openTool(tool: Tool): void {
  focusTool(tool);
  linkOf(tool)?.click();
}
