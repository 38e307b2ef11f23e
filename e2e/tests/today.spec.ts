import type { Page } from '@playwright/test';
import { expectAccessible, expectNoFindings } from '../support/accessible';
import { newestLesson } from '../support/content';
import { expectFonts } from '../support/fonts';
import { longRunUnless } from '../support/long-run';
import { createLearner, logInAs, writeAsServer } from '../support/learner';
import { createSubscriber } from '../support/subscriber';
import { recordShifts, shiftsOf } from '../support/shifts';
import { expect, test } from '../support/test';
import { expectToPlay, seekTo, videoOf } from '../support/video';

const PHONE = { width: 390, height: 844 };
const today = (page: Page) => page.getByRole('region', { name: 'Today', exact: true });
/** The main link of the day, when it leads to a lesson. */
const watchFirst = (page: Page) =>
  today(page)
    .getByRole('link', { name: /^Watch / })
    .first();
const practice = (page: Page) => page.getByRole('region', { name: 'Practice' });
const end = (page: Page, name: RegExp | string) => page.getByRole('region', { name });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a new member reaches something that plays in one tap, and nothing moves', async ({
    page,
    request,
  }) => {
    await logInAs(page, await createLearner(request));
    await expect(watchFirst(page)).toBeVisible();
    await recordShifts(page);
    await page.reload();
    const watch = watchFirst(page);
    await expect(watch).toBeVisible();
    expect((await shiftsOf(page)).filter(({ value }) => value > 0.001)).toEqual([]);
    await expectNoFindings(page, 'home of a new member');
    await watch.click();
    await expectToPlay(videoOf(page));
  });
});

test('neither a long name nor late fonts move anything at 320 px @full', async ({
  page,
  request,
}) => {
  const name = 'Anna-Katharina Müller-Meier';
  await page.setViewportSize({ width: 320, height: 740 });
  await logInAs(page, await createLearner(request, { name }));
  await expect(watchFirst(page)).toBeVisible();
  await recordShifts(page);
  let letFontsCome: () => void = () => undefined;
  const fonts = new Promise<void>((resolve) => (letFontsCome = resolve));
  await page.route(/\.woff2$/, async (route) => {
    await fonts;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: `Grüezi ${name}` })).toBeVisible();
  await expect(watchFirst(page)).toBeVisible();
  await expect(today(page).getByText('Next live lesson')).toBeVisible();
  letFontsCome();
  await expectFonts(page);
  expect((await shiftsOf(page)).filter(({ value }) => value > 0.001)).toEqual([]);
});

test('three evenings: each has one thing to do, and a session ends with what comes next @full', async ({
  page,
  request,
}) => {
  const evening = (days: number) => Date.now() + days * 24 * 60 * 60 * 1000;
  const learner = await createSubscriber(request);
  await logInAs(page, learner);
  await expect(watchFirst(page)).toBeVisible();
  await page.goto(`/flashcards/${newestLesson.id}`);
  const turn = practice(page).getByRole('button', { name: 'Turn the card', exact: true });
  const know = async (cards: number, of: string) => {
    for (let known = 0; known < cards; known += 1) {
      await expect(practice(page).getByText(`${known} of ${of} known`)).toBeVisible();
      await turn.click();
      await practice(page)
        .getByRole('button', { name: /^Known/ })
        .click();
    }
  };
  const size = await practice(page)
    .getByText(/^0 of \d+ cards known/)
    .textContent();
  await know(2, /of (\d+ cards)/.exec(size ?? '')?.[1] ?? '');
  await page.getByRole('link', { name: 'All lessons' }).first().click();
  await expect(today(page).getByText('Tomorrow: 2 cards · up to 1 minute')).toBeVisible();

  await page.clock.setSystemTime(evening(1));
  await page.goto('/home');
  await expect(today(page).getByText('2 cards · up to 1 minute')).toBeVisible();
  await today(page).getByRole('link', { name: 'Review' }).click();
  await know(2, '2 cards');
  await expect(page.getByRole('heading', { name: 'All cards reviewed' })).toBeVisible();
  await expect(practice(page).getByText(/^(Tomorrow: |The next )2 cards /)).toBeVisible();
  await page.getByRole('link', { name: 'What comes next' }).click();
  await expect(today(page).getByRole('link', { name: 'Learn' })).toBeVisible();
  await expect(today(page).getByText('2 days, on course for a full week')).toBeVisible();

  await page.clock.setSystemTime(evening(2));
  await page.goto('/home');
  await expect(today(page).getByRole('link', { name: 'Learn' })).toBeVisible();
  const ring = today(page).getByRole('meter', { name: 'Daily goal' });
  await expect(ring).toHaveAttribute('aria-valuemax', '5');
  await today(page)
    .getByRole('link', { name: /Change the goal/ })
    .click();
  const goal = page.getByRole('region', { name: 'Daily goal' });
  await goal.getByRole('radio', { name: '20 minutes' }).check();
  await expect(goal.getByText('Saved')).toBeVisible();
  await page.goBack();
  await expect(ring).toHaveAttribute('aria-valuemax', '20');
  await page.reload();
  await expect(ring).toHaveAttribute('aria-valuemax', '20');
});

test.describe('a session that was ended early', () => {
  test.use({ viewport: PHONE });

  test('says of tomorrow what Today says then, in one line @full', async ({ page, request }) => {
    const learner = await createSubscriber(request);
    const missed = await writeAsServer(
      request,
      `LearnerState/${learner.uid}/Heard/${newestLesson.id}`,
      {
        // The line was answered right once today, so it comes back tomorrow.
        lines: { mapValue: { fields: { hoi: { integerValue: '1' } } } },
        missed: { integerValue: '1' },
        updatedAt: { timestampValue: new Date().toISOString() },
      },
    );
    expect(missed.ok()).toBe(true);
    await logInAs(page, learner);
    await page.goto(`/flashcards/${newestLesson.id}`);
    for (const done of [1, 2, 3]) {
      await practice(page).getByRole('button', { name: 'Turn the card', exact: true }).click();
      await practice(page)
        .getByRole('button', { name: /^Known/ })
        .click();
      await expect(practice(page).getByText(`${done} of `)).toBeVisible();
    }
    await practice(page).getByRole('button', { name: 'End here' }).click();
    const load = '3 cards and one check · 3 minutes';
    await expect(practice(page).getByText(`Tomorrow: ${load}`)).toBeVisible();

    await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
    await page.goto('/home');
    const sentence = today(page).locator('p').filter({ hasText: load });
    await expect(sentence).toHaveText(load);
    // The dot and its minutes are on one line.
    const lines = await sentence
      .locator('span')
      .first()
      .evaluate((minutes) => {
        const rows = [...minutes.getClientRects()].filter(({ width }) => width > 0);
        return new Set(rows.map(({ top }) => top)).size;
      });
    expect(lines).toBe(1);
    await expectAccessible(page);
  });
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York', who: 'vip' });

  test('the next live lesson is in the time of the learner, which is named @full', async ({
    page,
  }) => {
    await page.goto('/home');
    const row = today(page).getByRole('listitem').filter({ hasText: 'Next live lesson' });
    const time = row.getByText(/^Monday \d+ \w+ at 1[45]:00 \(20:00 Swiss time\)$/);
    const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
      scrollWidth <= clientWidth && scrollHeight <= clientHeight;
    for (const width of [320, 360, 390, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(time).toBeVisible();
      expect(await time.evaluate(isWhole), `${width} px`).toBe(true);
    }
  });
});

test.describe('with text at 200 % and 390 px', () => {
  test.use({ who: 'basic', viewport: PHONE });

  test('nothing to do today is cut @full', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '32px';
      });
    });
    await page.goto('/home');
    await expect(today(page).getByText('Next live lesson')).toBeVisible();
    const cut = await today(page)
      .locator('p')
      .evaluateAll((texts) =>
        texts
          .filter(
            (text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight,
          )
          .map((text) => text.textContent),
      );
    expect(cut).toEqual([]);
  });
});

test.describe('in forced colours', () => {
  test.use({ who: 'basic', contextOptions: { forcedColors: 'active' } });

  test('the bars of a day that loads can be seen @full', async ({ page }) => {
    await page.route(/documents:(runQuery|batchGet)/, () => undefined);
    await page.goto('/home');
    const loading = today(page).getByRole('status');
    await expect(loading).toHaveText('Loading your day');
    const bars = loading.locator('[aria-hidden]');
    expect(await bars.count()).toBeGreaterThan(1);
    const colours = await bars.evaluateAll((found) => [
      ...new Set([document.body, ...found].map((bar) => getComputedStyle(bar).backgroundColor)),
    ]);
    // Expect the colour of the page, and one colour of all bars.
    expect(colours).toHaveLength(2);
  });
});

test.describe('the end of a lesson', () => {
  test.use({ who: 'basic', viewport: PHONE });

  test('offers its cards and the next lesson, to the keyboard too @full', async ({ page }) => {
    // Switch autoplay off, because the next lesson would start during the checks.
    await page.addInitScript(() => {
      const kept = JSON.parse(localStorage.getItem('preferences') ?? '{}') as object;
      localStorage.setItem('preferences', JSON.stringify({ ...kept, autoNext: false }));
    });
    await page.goto(`/videos/${newestLesson.id}`);
    const video = videoOf(page);
    const player = page.getByRole('region', { name: 'Video player' });
    await player.getByRole('button', { name: 'Play', exact: true }).press('Enter');
    await expectToPlay(video);
    const seconds = await video.evaluate((element: HTMLVideoElement) => element.duration);
    await seekTo(video, seconds - 1);
    // A skip does not finish the lesson, but another test may have finished it as this learner.
    const ending = end(page, /^(The end|You heard [1-3] lines?)$/);
    await expect(ending.getByRole('heading')).toBeFocused();
    const practise = ending.getByRole('link', { name: /^Practise \d+ cards$/ });
    await expect(practise).toHaveAttribute('href', `/flashcards/${newestLesson.id}`);
    await expect(ending.getByRole('link', { name: /^Next:/ })).toHaveAttribute(
      'href',
      /^\/videos\/(?!gruezi-mitenand)/,
    );
    // Check only the player, because the sticky film covers buttons of the text below it.
    await expectAccessible(page, '[aria-label="Video player"]');
    await page.keyboard.press('Tab');
    await expect(practise).toBeFocused();
    await ending.getByRole('button', { name: 'Watch again' }).click();
    await expect(ending).toHaveCount(0);
  });
});

for (const [timezoneId, zone] of [
  ['Europe/Zurich', ''],
  ['America/New_York', ' \\(\\d\\d:00 Polish time\\)'],
] as const) {
  test.describe(`a member with private lessons in ${timezoneId}`, () => {
    test.use({ who: 'private', timezoneId });

    test(`reads when the next one is, and nothing moves for it${longRunUnless(timezoneId === 'Europe/Zurich')}`, async ({
      page,
    }) => {
      await recordShifts(page);
      await page.goto('/home');
      const next = today(page).getByRole('link', { name: /day \d+ [A-Z][a-z]+ at/ });
      await expect(next).toHaveText(
        new RegExp(`^[A-Z][a-z]+day \\d+ [A-Z][a-z]+ at \\d\\d:00${zone}$`),
      );
      await expect(next).toHaveAttribute('href', '/my-account');
      expect((await shiftsOf(page)).filter(({ value }) => value > 0.001)).toEqual([]);
    });
  });
}
