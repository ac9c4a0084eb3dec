import { type Locator, type Page, expect } from '@playwright/test';

/** The tab that carries an id such as 'ios-widget'. */
export function tab(page: Page, id: string): Locator {
  return page.locator(`[role=tab][data-tab="${id}"]`);
}

/** The panel of a tab. */
export function panel(page: Page, id: string): Locator {
  return page.locator(`[data-panel="${id}"]`);
}

/** The ids of the tabs as a visitor sees them, from left to right and from top to bottom. */
export function shownTabs(page: Page): Promise<string> {
  return page.getByRole('tab').evaluateAll((tabs) =>
    tabs
      .map((element) => ({ id: element.dataset['tab'], box: element.getBoundingClientRect() }))
      .sort((one, other) => one.box.top - other.box.top || one.box.left - other.box.left)
      .map(({ id }) => id)
      .join(' '),
  );
}

/** Waits until one tab, and its panel alone, is selected. */
export async function expectSelected(page: Page, id: string): Promise<void> {
  await expect(tab(page, id)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(panel(page, id)).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
}
