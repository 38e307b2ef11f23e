import { expectFonts } from '../support/fonts';
import { longRunUnless } from '../support/long-run';
import { recordRequests } from '../support/requests';
import { recordShifts, shiftsOf } from '../support/shifts';
import { expect, test } from '../support/test';

const FONT = /\.woff2$/;
const SHELL = /\/assets\/shell\.[0-9a-f]+\.js$/;

test('fonts wait for the code at first, and come with the page once this browser has them', async ({
  page,
}) => {
  let go: () => void = () => undefined;
  await page.route(SHELL, async (route) => {
    await new Promise<void>((resolve) => (go = resolve));
    await route.continue();
  });
  const requests = recordRequests(page);
  const asked = () => requests.filter(({ pathname }) => FONT.test(pathname)).length;
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(heading).toBeVisible();
  expect(asked()).toBe(0);
  go();
  await expectFonts(page);

  await page.reload({ waitUntil: 'commit' });
  await expect(heading).toBeVisible();
  await expectFonts(page);
  go();
  await page.waitForLoadState();
});

test('fonts that this browser remembers, but whose files are gone, are brought anew', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/\.gone\.woff2/]);
  await page.goto('/');
  await expectFonts(page);
  await page.evaluate(() => {
    localStorage.fonts = String(localStorage.fonts).replaceAll('.woff2', '.gone.woff2');
  });
  await page.reload();
  await expectFonts(page);
  await expect.poll(() => page.evaluate(() => String(localStorage.fonts))).not.toContain('.gone.');
});

for (const width of [320, 360, 375, 390, 412, 430, 440, 479]) {
  test(`what is in sight stays where it is when the fonts come, at ${width} px${longRunUnless(width === 320)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await recordShifts(page);
    await page.goto('/');
    await expectFonts(page);
    expect((await shiftsOf(page)).filter(({ value }) => value > 0.001)).toEqual([]);
  });
}
