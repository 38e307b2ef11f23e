import { member, visitor } from '../testing/callers';
import { countingDatabase } from '../testing/counting-database';
import { plan } from '../testing/plan';
import { getSecureData } from './get-secure-data';

const media = { origin: 'https://media.example', signingSecret: 'a secret of the test' };
const now = () => new Date('2026-11-20T12:00:00Z');

const lesson = (requiredTier: number, isAvailable = true) => ({
  Text: 'Grüezi mitenand.\nHello everybody.',
  media: 'winter-zug.0a1b2c3d',
  Photos: [],
  Audios: [],
  requiredTier,
  isAvailable,
});
const documents = {
  'LessonSecrets/lesson': lesson(1),
  'LessonSecrets/free-mini': lesson(0),
  'LessonSecrets/draft': lesson(1, false),
  'Entitlements/vip': plan(2),
};

/** Two documents at most. Source: decision 8. */
test.each([
  {
    what: 'a lesson',
    videoID: 'lesson',
    ofVisitor: ['LessonSecrets/lesson'],
    ofMember: ['LessonSecrets/lesson', 'Entitlements/vip'],
  },
  {
    what: 'a free mini lesson',
    videoID: 'free-mini',
    ofVisitor: ['LessonSecrets/free-mini'],
    ofMember: ['LessonSecrets/free-mini', 'Entitlements/vip'],
  },
])('$what costs a visitor 1 read and a member 2', async ({ videoID, ofVisitor, ofMember }) => {
  for (const [caller, expected] of [
    [visitor, ofVisitor],
    [member('vip'), ofMember],
  ] as const) {
    const { db, reads } = countingDatabase(documents);
    await getSecureData({ videoID }, caller, { db, media, now });
    expect(reads).toEqual(expected);
  }
});

test.each(['draft', 'unknown'])('%s is not found, and costs the same', async (videoID) => {
  const { db, reads } = countingDatabase(documents);
  const answer = getSecureData({ videoID }, member('without a plan'), { db, media, now });
  await expect(answer).rejects.toMatchObject({ code: 'not-found' });
  expect(reads).toEqual([`LessonSecrets/${videoID}`, 'Entitlements/without a plan']);
});
