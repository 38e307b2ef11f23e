import { parse } from 'valibot';
import { LessonLinesSchema, PublicLinesSchema } from 'shared-contracts';
import { loadContent } from '../content/load-content';
import { temporaryFolder, writeContent, type Files } from '../testing/content-folder';
import { lessonLinesOf } from './lesson-lines';
import { publicLinesOf } from './public-lines';

const folder = temporaryFolder();
const lessonsIn = async (changes: Files = {}) =>
  (await loadContent(writeContent(folder, changes), false)).lessons;

/** The ids of the lessons by the tier that opens them, as the server would read them. */
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

test('the server gets the listed lessons, apart by the tier that opens them', async () => {
  const found = await indexed();
  expect(found.map(({ requiredTier, ids }) => [requiredTier, ids])).toEqual([
    [0, ['free-mini']],
    [1, ['tram', 'paid-mini']],
    [2, ['recording']],
  ]);
});

test('each line has both languages, its time and its folded words', async () => {
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

test('the public file has what everybody may open, and no line of anything else', async () => {
  const file = publicLinesOf(
    await lessonsIn({
      'lessons/tram/text.txt': 'Zalt isch zalt.\nPaid is paid.\n',
      'lessons/draft/text.txt': 'Na gheim.\nStill secret.\n',
    }),
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
    ],
  });
});
