import type { Page } from '@playwright/test';
import {
  draft,
  freeMiniLesson,
  listedLessons,
  membersMiniLesson,
  newestLesson,
  recording,
  unlistedLesson,
  type ContentLesson,
} from '../support/content';
import { expect, test } from '../support/test';
import { videoOf } from '../support/video';

const pathOf = ({ id, type }: ContentLesson) =>
  `/${type === 'mini_lesson' ? 'mini-lessons' : 'videos'}/${id}`;
const main = (page: Page) => page.getByRole('main');
const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`);

/** Reads the structured data (schema.org) of the page, by type. */
async function structuredData(page: Page): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(text ?? '') as {
    '@graph': Record<string, unknown>[];
  };
  return new Map(graph.map((each) => [String(each['@type']), each]));
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  // The page preloads scripts, which a browser without script refuses.
  test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors([/\.js csp$/]));

  for (const lesson of [newestLesson, freeMiniLesson]) {
    test(`${pathOf(lesson)} has its own title, picture, text and structured data`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(pathOf(lesson));
      await expect(page).toHaveTitle(`${lesson.title} – Grüezi`);
      await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
      const picture = main(page).locator('img').first();
      await expect(picture).toHaveJSProperty('complete', true);
      const { height = 0 } = (await picture.boundingBox()) ?? {};
      expect(height).toBeGreaterThan(150);

      const shown = lesson.isForMembers ? lesson.lines.slice(0, 2) : lesson.lines;
      const lines = main(page)
        .getByRole('listitem')
        .filter({ has: page.locator('[lang=gsw]') });
      for (const [index, [dialect, english]] of shown.entries()) {
        await expect(lines.nth(index)).toHaveText(`${dialect}${english}`);
      }
      const address = `${baseURL}${pathOf(lesson)}`;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
      await expect(meta(page, 'description')).toHaveAttribute('content', /./);
      await expect(meta(page, 'og:title')).toHaveAttribute('content', lesson.title);
      await expect(meta(page, 'og:url')).toHaveAttribute('content', address);
      await expect(meta(page, 'robots')).toHaveCount(0);
      const data = await structuredData(page);
      expect(data.get('LearningResource')).toMatchObject({
        name: lesson.title,
        isAccessibleForFree: !lesson.isForMembers,
      });
      expect(data.has('VideoObject')).toBe(!lesson.isForMembers);
    });
  }

  test('no page holds a paid line beyond the preview, and no other lesson has a page', async ({
    page,
    request,
  }) => {
    const html = await (await request.get(pathOf(newestLesson))).text();
    for (const [dialect, english] of newestLesson.lines.slice(2)) {
      expect(html).not.toContain(dialect);
      expect(html).not.toContain(english);
    }
    const map = await (await request.get('/sitemap.xml')).text();
    for (const lesson of [membersMiniLesson, recording, unlistedLesson, draft]) {
      expect(map).not.toContain(`/${lesson.id}<`);
      const preview = await request.get(`/previews/${lesson.id}.json`);
      // A locked lesson offers two lines to hear at most (decision 61).
      const isOffered = lesson === membersMiniLesson || lesson === recording;
      expect(preview.status()).toBe(isOffered ? 200 : 404);
      if (isOffered) expect([1, 2]).toContain((await preview.json()).lines.length);
      await page.goto(pathOf(lesson));
      await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex');
      await expect(main(page).locator('[lang=gsw]')).toHaveCount(0);
    }
    const listed = listedLessons.filter(
      ({ type, isForMembers }) => type === 'lesson' || !isForMembers,
    );
    expect([...map.matchAll(/<loc>[^<]*\/(videos|mini-lessons)\//g)]).toHaveLength(listed.length);
  });
});

test('a visitor who is refused hears the first line', async ({ page }) => {
  await page.goto(pathOf(newestLesson));
  await page.getByRole('alertdialog').waitFor();
  const preview = main(page).locator('section', { hasText: 'The first lines' });
  const [[dialect] = ['']] = newestLesson.lines;
  await expect(preview).toContainText(dialect);
  // Press through the alert, whose buttons lead away (no-access.spec.ts).
  const heard = page.waitForResponse(/\/lessons\/.*\.m4a$/);
  await preview.getByLabel('Hear line 1').dispatchEvent('click');
  expect((await heard).status()).toBeLessThan(400);
});

test('the picture of a mini lesson comes before all code, its engine and film come last', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathOf(freeMiniLesson));
  await expect(videoOf(page)).toBeVisible();
  const place = (pattern: RegExp) => asked.findIndex((url) => pattern.test(url));
  const [picture, shell, call] = [/\.webp$/, /\/assets\/shell\.\w+\.js$/, /getSecureData/].map(
    place,
  );
  expect(picture).toBeGreaterThan(-1);
  expect(picture).toBeLessThan(shell ?? -1);
  for (const late of [/\/hls\.\w+\.js$/, /\.m3u8$/]) {
    await expect.poll(() => place(late)).toBeGreaterThan(call ?? Infinity);
  }
});
