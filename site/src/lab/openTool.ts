import type { Tool } from '../routes.ts';

const linkOf = (tool: Tool) => document.querySelector<HTMLAnchorElement>(`a[data-tool="${tool}"]`);

/**
 * Moves focus to a tool's link, or to the menu that contains it. Call it before a switch that removes the focused
 * element.
 */
export function focusTool(tool: Tool): void {
  const link = linkOf(tool);
  const visible = link?.checkVisibility() ? link : document.querySelector('[data-tool-menu]');
  if (visible instanceof HTMLElement) visible.focus();
}

/** Opens a tool as a press on its link does. */
export function openTool(tool: Tool): void {
  focusTool(tool);
  linkOf(tool)?.click();
}
