import type { Page } from '@playwright/test';
import { freeMiniLesson, membersMiniLesson, newestLesson } from '../support/content';
import { expectFonts } from '../support/fonts';
import { recordShifts, shiftsOf } from '../support/shifts';
import { expect, test, type Who } from '../support/test';

/** Fonts are not what moves here: the browser has them, so they come with the page. */
async function bringFonts(page: Page): Promise<void> {
  await page.goto('/');
  await expectFonts(page);
}

/** A door that requests wait at. */
function door() {
  let open: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { open, isOpen };
}

const VIEWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

const OPENED: readonly (readonly [who: Who, what: string, path: string])[] = [
  ['visitor', 'a lesson', `/videos/${newestLesson.id}`],
  ['free', 'a lesson', `/videos/${newestLesson.id}`],
  ['basic', 'a lesson', `/videos/${newestLesson.id}`],
  ['visitor', 'a free mini lesson', `/mini-lessons/${freeMiniLesson.id}`],
  ['visitor', 'a mini lesson for members', `/mini-lessons/${membersMiniLesson.id}`],
];

for (const [who, what, path] of OPENED) {
  test.describe(`${what} opened by ${who}`, () => {
    test.use({ who });
    for (const view of VIEWS) {
      test(`moves nothing when what it waits for comes, at ${view.width} px`, async ({ page }) => {
        const [catalogue, access] = [door(), door()];
        await page.setViewportSize(view);
        await bringFonts(page);
        await page.route(/\/catalogue\.[0-9a-f]{8}\.json$/, async (route) => {
          await catalogue.isOpen;
          await route.continue();
        });
        await page.route(/getSecureData/, async (route) => {
          await access.isOpen;
          await route.continue();
        });
        await recordShifts(page);
        await page.goto(path);
        const waiting = page.getByText('Opening the lesson');
        await expect(waiting).toBeVisible();
        await expectFonts(page);
        const before = (await shiftsOf(page)).length;

        catalogue.open();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        access.open();
        await expect(waiting).toHaveCount(0);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const shifts = (await shiftsOf(page)).slice(before);
        // The ring of the waiting player turns, which counts as moving.
        expect(shifts.filter(({ value }) => value > 0.001)).toEqual([]);
      });
    }
  });
}
