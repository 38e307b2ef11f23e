import { expect, type Locator } from '@playwright/test';

/** More tab stops than any page has before the target. */
const MOST_PRESSES = 80;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus; fails where the keyboard cannot reach it. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES && !(await isFocused(target)); presses += 1) {
    await target.page().keyboard.press('Tab');
  }
  await expect(target, 'reached with the Tab key').toBeFocused();
}
