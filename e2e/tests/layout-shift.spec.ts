import type { Page } from '@playwright/test';
import { freeMiniLesson, membersMiniLesson, newestLesson } from '../support/content';
import { expectFonts } from '../support/fonts';
import { longRunUnless } from '../support/long-run';
import { recordShifts, shiftsOf } from '../support/shifts';
import { expect, test, type Who } from '../support/test';
import { controlsOf, expectToPlay, videoOf } from '../support/video';

/** Brings the fonts into the browser's cache, so that no late font moves anything. */
async function bringFonts(page: Page): Promise<void> {
  await page.goto('/');
  await expectFonts(page);
}

/** Something that requests wait for until the test opens it. */
function door() {
  let open: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { open, isOpen };
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

interface Opened {
  readonly who: Who;
  readonly what: string;
  readonly path: string;
  /** The window that every run looks at; all others are left to `npm run test:full`. */
  readonly view?: typeof PHONE;
}

const lesson = { what: 'a lesson', path: `/videos/${newestLesson.id}` };
const freeMini = { what: 'a free mini lesson', path: `/mini-lessons/${freeMiniLesson.id}` };
const membersMini = {
  what: 'a mini lesson for members',
  path: `/mini-lessons/${membersMiniLesson.id}`,
};
/** What is opened and what is refused, at least once. */
const OPENED: readonly Opened[] = [
  { who: 'visitor', ...lesson },
  { who: 'free', ...lesson },
  { who: 'basic', ...lesson, view: PHONE },
  { who: 'visitor', ...freeMini },
  { who: 'visitor', ...membersMini, view: PHONE },
];

/** Holds an answer back until the test opens the door. */
async function behindDoor(page: Page, url: RegExp) {
  const { open, isOpen } = door();
  await page.route(url, async (route) => {
    await isOpen;
    await route.continue();
  });
  return open;
}
const CATALOGUE = /\/catalogue\.([0-9a-f]{8}\.)?json$/;

for (const { who, what, path, view: usual } of OPENED) {
  test.describe(`${what} opened by ${who}`, () => {
    test.use({ who });
    for (const view of [PHONE, DESKTOP]) {
      const full = longRunUnless(view === usual);
      test(`moves nothing when its data come, at ${view.width} px${full}`, async ({ page }) => {
        await page.setViewportSize(view);
        await bringFonts(page);
        const catalogue = await behindDoor(page, CATALOGUE);
        const access = await behindDoor(page, /getSecureData/);
        await recordShifts(page);
        await page.goto(path);
        const waiting = page.getByText('Opening the lesson');
        await expect(waiting).toBeVisible();
        await expectFonts(page);
        const before = (await shiftsOf(page)).length;

        catalogue();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        access();
        await expect(waiting).toHaveCount(0);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const shifts = (await shiftsOf(page)).slice(before);
        // The ring of the waiting player turns, which the browser counts as a small shift.
        expect(shifts.filter(({ value }) => value > 0.001)).toEqual([]);
      });
    }
  });
}

/** Who is refused. */
const REFUSED: readonly Pick<Opened, 'who' | 'view'>[] = [
  { who: 'visitor', view: PHONE },
  { who: 'free' },
  { who: 'basic' },
];

for (const { who, view: usual } of REFUSED) {
  test.describe(`the locked live lessons opened by ${who}`, () => {
    // On another clock than the school's the date is longer, and may take a third line.
    test.use({ who, timezoneId: 'Europe/Zurich' });
    for (const view of [PHONE, DESKTOP]) {
      const full = longRunUnless(view === usual);
      test(`move nothing when their data come, at ${view.width} px${full}`, async ({ page }) => {
        await page.setViewportSize(view);
        await bringFonts(page);
        const catalogue = await behindDoor(page, CATALOGUE);
        const access = await behindDoor(page, /getLiveLessonUrls/);
        const lines = await behindDoor(page, /\/previews\/[^/]+\.json$/);
        await recordShifts(page);
        await page.goto('/live-lessons');
        await expect(page.getByText('Loading the next live lesson')).toBeVisible();
        await expectFonts(page);
        const before = (await shiftsOf(page)).length;

        catalogue();
        await expect(page.getByRole('timer')).toBeAttached();
        access();
        await expect(page.getByText('Two lines from a live lesson')).toBeAttached();
        lines();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expect(page.locator('[aria-label="Hear line 1"]')).toBeAttached();
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const shifts = (await shiftsOf(page)).slice(before);
        // A panel that gives way to the date moves by 88 px, which is 0.048. The grey lines of the
        // two sentences move less, by up to 0.01 on a busy machine.
        expect(shifts.filter(({ value }) => value > 0.02)).toEqual([]);
      });
    }
  });
}

/** What comes late on home, and by what one sees that it is there. */
const LATE = [
  {
    who: 'visitor',
    places: 1,
    come: (page: Page) => page.getByRole('button', { name: 'Hear sentence 1' }),
    view: PHONE,
  },
  {
    who: 'free',
    places: 3,
    come: (page: Page) =>
      page.getByRole('region', { name: 'Today', exact: true }).getByText('Next live lesson'),
    view: DESKTOP,
  },
] as const;

for (const { who, places, come, view: usual } of LATE) {
  test.describe(`the home of ${who}`, () => {
    test.use({ who });
    for (const view of [PHONE, DESKTOP]) {
      const full = longRunUnless(view === usual);
      test(`has bars where parts come late, which move nothing, at ${view.width} px${full}`, async ({
        page,
      }) => {
        await page.setViewportSize(view);
        await bringFonts(page);
        const letCodeCome = await behindDoor(page, /\/(progress|path|phrases)\.[0-9a-f]+\.js$/);
        await recordShifts(page);
        await page.goto('/home');
        await expectFonts(page);
        const empty = await page
          .getByRole('main')
          .locator('div:empty:visible')
          .evaluateAll((all) =>
            all
              .filter(({ clientHeight }) => clientHeight > 100)
              .map((place) => getComputedStyle(place).backgroundImage),
          );
        expect(empty).toHaveLength(places);
        for (const image of empty) expect(image).toContain('gradient');
        letCodeCome();
        await expect(come(page)).toBeVisible();
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect((await shiftsOf(page)).filter(({ value }) => value > 0.001)).toEqual([]);
      });
    }
  });
}

for (const view of [PHONE, DESKTOP]) {
  test(`a film that starts moves nothing on the page, at ${view.width} px @full`, async ({
    page,
  }) => {
    await page.setViewportSize(view);
    await bringFonts(page);
    await recordShifts(page);
    await page.goto(freeMini.path);
    await expect(controlsOf(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Play line 1,/ })).toBeVisible();
    const text = page.getByRole('region', { name: 'Line by line' });
    const places = async () => ({
      scrolled: await page.evaluate(() => scrollY),
      text: await text.boundingBox(),
    });
    const [before, { length }] = [await places(), await shiftsOf(page)];
    await page
      .getByRole('region', { name: 'Video player' })
      .getByRole('button', { name: 'Play', exact: true })
      .click();
    await expectToPlay(videoOf(page));
    expect(await places()).toEqual(before);
    const shifts = (await shiftsOf(page)).slice(length);
    expect(shifts.filter(({ value }) => value > 0.001)).toEqual([]);
  });
}
