import { parse } from 'valibot';
import { LessonLinesSchema, PublicLinesSchema } from 'shared-contracts';
import { loadContent } from '../content/load-content';
import { temporaryFolder, writeContent, type Files } from '../testing/content-folder';
import { lessonLinesOf } from './lesson-lines';
import { publicIndexOf } from './public-index';

const folder = temporaryFolder();
const lessonsIn = async (changes: Files = {}) =>
  (await loadContent(writeContent(folder, changes), false)).lessons;

/** The ids of the indexed lessons, by tier. */
async function indexed(mostBytes?: number) {
  const written = lessonLinesOf(await lessonsIn(), mostBytes);
  const { documents } = written.get('current') as { documents: string[] };
  expect([...written.keys()].at(-1)).toBe('current');
  return documents.map((id) => {
    const { requiredTier, lessons } = parse(LessonLinesSchema, written.get(id));
    expect(id).toMatch(new RegExp(`^${requiredTier}-[0-9a-f]{16}$`));
    const list = JSON.parse(lessons) as [string, string, unknown[][]][];
    return {
      requiredTier,
      ids: list.map(([id]) => id),
      lines: list[0]?.[2],
      bytes: lessons.length,
    };
  });
}

test('the server gets the listed lessons, separated by tier', async () => {
  const found = await indexed();
  expect(found.map(({ requiredTier, ids }) => [requiredTier, ids])).toEqual([
    [0, ['free-mini']],
    [1, ['tram', 'paid-mini']],
    [2, ['recording']],
  ]);
});

test('each line has both languages, its time and its folded text', async () => {
  const [free, paid] = await indexed();
  expect(free?.lines).toEqual([
    ['Grüezi & hoi.', 'Hello & hi.', 0.5, ' gruzi hoi ', ' helo hi '],
    ['Merci.', 'Thank you.', 2, ' merki ', ' tank iou '],
  ]);
  expect(paid?.lines?.[0]?.[2]).toBe(0);
});

test('no document grows beyond its limit', async () => {
  const found = await indexed(200);
  expect(found.flatMap(({ ids }) => ids)).toEqual(['free-mini', 'tram', 'paid-mini', 'recording']);
  expect(found).toHaveLength(4);
  for (const { bytes } of found) expect(bytes).toBeLessThanOrEqual(200);
});

test('the public file has free mini lessons and previews, and no other line', async () => {
  const six = (id: string) =>
    Array.from({ length: 6 }, (_, i) => `${id} ${i + 1}.\nEnglish ${i + 1}.\n`).join('\n');
  const file = publicIndexOf(
    await lessonsIn(
      Object.fromEntries(
        ['tram', 'paid-mini', 'recording', 'draft', 'by-link'].map((id) => [
          `lessons/${id}/text.txt`,
          six(id),
        ]),
      ),
    ),
  );
  expect(parse(PublicLinesSchema, file)).toEqual({
    schemaVersion: 1,
    lessons: [
      {
        VideoID: 'free-mini',
        lines: [
          ['Grüezi & hoi.', 'Hello & hi.', 0.5],
          ['Merci.', 'Thank you.', 2],
        ],
      },
      {
        VideoID: 'tram',
        lines: [
          ['tram 1.', 'English 1.', 0],
          ['tram 2.', 'English 2.', 0],
        ],
      },
    ],
  });
});

test('the public file has the standard German words of listed lessons, paid or not', async () => {
  const inGerman = (Type: string, clip: string, rest = '') =>
    `Title: Grüezi\nSubtitle: Hello\nclip: ${clip}\nType: ${Type}\nDate: 2026-11-01\ngerman: [Haltestelle, Ich möchte]\n${rest}`;
  const file = publicIndexOf(
    await lessonsIn({
      'lessons/recording/lesson.yaml': inGerman('monday_lesson', 'evening'),
      'lessons/draft/lesson.yaml': inGerman('lesson', 'lake', 'isAvailable: false'),
      'lessons/by-link/lesson.yaml': inGerman('lesson', 'lake', 'isAvailableLessons: false'),
    }),
  );
  expect(file.lessons.filter(({ german }) => german !== undefined)).toEqual([
    { VideoID: 'recording', lines: [], german: 'Haltestelle Ich möchte' },
  ]);
});
