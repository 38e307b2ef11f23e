import { expect, test } from '../support/test';

test('the full-page message is in the middle of the page, narrow or wide [ALERT-full-page-message]', async ({
  page,
}) => {
  await page.goto('/no/such/page');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const home = page.getByRole('main').getByRole('link').last();
    const [header, main, first, last] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.getByRole('main').boundingBox(),
      title.boundingBox(),
      home.boundingBox(),
    ]);
    if (!header || !main || !first || !last) throw new Error('The page shows no message');
    expect(Math.abs(first.x + first.width / 2 - (main.x + main.width / 2))).toBeLessThan(2);
    // Allow for a scroll bar.
    expect(main.width).toBeGreaterThan(width - 20);
    const above = first.y - (header.y + header.height);
    const below = 800 - (last.y + last.height);
    expect(Math.abs(above - below)).toBeLessThan(24);
  }
});
