import { type Locator, type Page, expect } from '@playwright/test';

/** Returns the tab with an id such as `ios-widget`. */
export function tab(page: Page, id: string): Locator {
  return page.locator(`[role=tab][data-tab="${id}"]`);
}

/** Returns the panel of a tab. */
export function panel(page: Page, id: string): Locator {
  return page.locator(`[data-panel="${id}"]`);
}

/** Returns the ids of the tabs in their visual order, separated by spaces. */
export function tabOrder(page: Page): Promise<string> {
  return page.getByRole('tab').evaluateAll((tabs) =>
    tabs
      .map((element) => ({ id: element.dataset['tab'], box: element.getBoundingClientRect() }))
      .sort((first, second) => first.box.top - second.box.top || first.box.left - second.box.left)
      .map(({ id }) => id)
      .join(' '),
  );
}

/** Waits until one tab is selected, and only its panel is visible. */
export async function expectSelectedTab(page: Page, id: string): Promise<void> {
  await expect(tab(page, id)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(panel(page, id)).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
}
