import { expect, type Locator } from '@playwright/test';

/** More than the tab stops before the target on any page. */
const MOST_PRESSES = 80;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/**
 * Presses Tab until the target has the focus. It fails when the keyboard cannot reach the target.
 */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES && !(await isFocused(target)); presses += 1) {
    await target.page().keyboard.press('Tab');
  }
  await expect(target, 'reached with the Tab key').toBeFocused();
}
