import { fold, foldedWords } from 'common/fold';
import { callFunction, idTokenOf } from '../support/backend';
import {
  allLessons,
  freeMiniLesson,
  listedLessons,
  recording,
  type ContentLesson,
} from '../support/content';
import { recordRequests } from '../support/requests';
import { expect, test } from '../support/test';
import { expectToPlay, positionOf, videoOf } from '../support/video';

type Line = ContentLesson['lines'][number];

const wordsOf = ({ lines, title, subtitle }: ContentLesson) =>
  foldedWords([title, subtitle, ...lines.flat()].join(' '));

/** Finds a line after the preview with a word that no other lesson or title has. */
function ownWord(lesson: ContentLesson): { readonly word: string; readonly line: Line } {
  const others = allLessons.filter((each) => each !== lesson).flatMap(wordsOf);
  const titles = foldedWords(`${lesson.title} ${lesson.subtitle}`);
  for (const line of lesson.lines.slice(2)) {
    const word = line[0]
      .split(/[^\p{L}]+/u)
      .filter((each) => each.length >= 5)
      .find((each) => ![...others, ...titles].some((other) => other.startsWith(fold(each))));
    if (word !== undefined) return { word, line };
  }
  throw new Error(`${lesson.id} has no word of its own`);
}

const weekly = listedLessons.find(({ type }) => type === 'lesson')!;
const FIELD = { name: 'Search all lessons' };
const LINES = { name: 'Lines that match' };

test.describe('a member', () => {
  test.use({ who: 'basic', viewport: { width: 390, height: 844 } });

  test('finds a word inside a line on a phone, and hears the lesson from there @full', async ({
    page,
  }) => {
    const { word, line } = ownWord(weekly);
    await page.goto('/home');
    await page.getByRole('searchbox', FIELD).fill(word);
    const link = page.getByRole('region', LINES).getByRole('link');
    await expect(link).toHaveCount(1);
    await expect(link).toContainText(line[0]);
    await expect(link).toContainText(line[1]);
    await expect(link.locator('mark')).not.toHaveCount(0);
    // The phone's keyboard covers the lower half of the window.
    const half = 844 / 2;
    const topOf = async () => (await link.boundingBox())?.y ?? Infinity;
    await expect.poll(topOf).toBeLessThan(half);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/videos/${weekly.id}\\?t=[\\d.]+$`));
    const at = Number(new URL(page.url()).searchParams.get('t'));
    expect(at).toBeGreaterThan(0);
    const video = videoOf(page);
    await expectToPlay(video, at + 0.5);
    expect(await positionOf(video)).toBeLessThan(at + 10);
  });
});

test('a visitor finds what free mini lessons say, without a call', async ({ page }) => {
  const { word, line } = ownWord(freeMiniLesson);
  const requests = recordRequests(page);
  await page.goto(`/home?q=${encodeURIComponent(word)}`);
  const link = page.getByRole('region', LINES).getByRole('link');
  await expect(link).toContainText(line[1]);
  await expect(link).toHaveAttribute('href', new RegExp(`^/mini-lessons/${freeMiniLesson.id}`));
  await page.goto(`/home?q=${encodeURIComponent(ownWord(weekly).word)}`);
  await expect(page.getByRole('heading', { name: /^No lesson matches/ })).toBeVisible();
  await expect(page.getByText(/^Nothing in the free lessons\. Members also/)).toBeVisible();
  expect(requests.filter(({ pathname }) => pathname.endsWith('/searchLines'))).toEqual([]);
});

test('the server answers only lines that the plan opens [API-searchLines] @full', async ({
  request,
}) => {
  const ask = async (lesson: ContentLesson, who?: 'free' | 'basic' | 'vip') => {
    const token = who && (await idTokenOf(request, who));
    const response = await callFunction(
      request,
      'searchLines',
      { query: ownWord(lesson).word },
      token,
    );
    const { result } = (await response.json()) as { result: { hits: { VideoID: string }[] } };
    return result.hits.map(({ VideoID }) => VideoID);
  };
  expect(await ask(recording, 'vip')).toEqual([recording.id]);
  // Other lessons may match a similar word, so only expect that this one is missing.
  expect(await ask(recording, 'basic')).not.toContain(recording.id);
  expect(await ask(weekly, 'basic')).toEqual([weekly.id]);
  expect(await ask(weekly, 'free')).not.toContain(weekly.id);
  expect(await ask(weekly)).not.toContain(weekly.id);
  expect(await ask(freeMiniLesson)).toEqual([freeMiniLesson.id]);
  const empty = await callFunction(request, 'searchLines', { query: ' ' });
  expect(empty.status()).toBe(400);
  expect(await empty.text()).toContain('query');
});
