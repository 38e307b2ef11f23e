import { expect, type Locator } from '@playwright/test';

/** More places than any page has between its top and what is looked for. */
const MOST_PRESSES = 80;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/**
 * Presses Tab until the target has the focus, as somebody without a mouse gets there. Fails where it
 * cannot be reached.
 */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES && !(await isFocused(target)); presses += 1) {
    await target.page().keyboard.press('Tab');
  }
  await expect(target, 'reached with the Tab key').toBeFocused();
}
