import type { Page } from '@playwright/test';
import english from '../../../src/locales/en-US.json' with { type: 'json' };
import type { Tool } from '../../../src/routes.ts';

type Messages = typeof english;

/** Returns the main heading of a tool: the lab's name and what the tool does. */
export function toolHeading(tool: Tool, messages: Messages = english): string {
  const { title } = {
    make: messages.labMake,
    check: messages.labCheck,
    read: messages.labRead,
    test: messages.labTest,
    vectors: messages.labVectors,
    program: messages.labProgram,
    notes: messages.labNotes,
    move: messages.labMove,
  }[tool];
  return `${messages.otpqr.name}: ${title}`;
}

/** Presses the link to a tool. In a small window, it opens the menu of the tools first. */
export async function switchTool(page: Page, tool: Tool): Promise<void> {
  const menu = page.locator('[data-tool-menu]');
  if (await menu.isVisible()) await menu.click();
  await page.locator(`a[data-tool="${tool}"]`).click();
}
