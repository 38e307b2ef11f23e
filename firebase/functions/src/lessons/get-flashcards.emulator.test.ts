import type { Firestore } from 'firebase-admin/firestore';
import type { FlashcardsSecrets } from 'shared-contracts';
import { member, teacher } from '../testing/callers';
import { databaseWith, MEDIA } from '../testing/lessons';
import { lapsedPlan, NOW, plan } from '../testing/plan';
import { post } from '../testing/post';
import { getFlashcards } from './get-flashcards';
import { getFlashcardsCloudFunction } from './get-flashcards.function';

const WORDS = {
  entries: [{ word: 'Wuche', article: 'd' as const, english: 'week', german: 'die Woche' }],
  places: [{ line: 3, from: 2, to: 7, entry: 0 }],
};
const LINE = { SwissGerman: 'E langi Wuche.', English: 'A long week.', at: 12.5, words: WORDS };
const cards = (overrides: Partial<FlashcardsSecrets> = {}): FlashcardsSecrets => ({
  flashcards: [
    {
      SwissGerman: 'd Wuche',
      English: 'the week',
      Audio: 'lessons/a/b.m4a',
      line: LINE,
      words: WORDS,
    },
    { SwissGerman: 'äxgüsi', English: 'excuse me' },
  ],
  requiredTier: 1,
  isAvailable: true,
  ...overrides,
});
let db: Firestore;
beforeAll(async () => {
  db = await databaseWith('flashcards', {
    'Flashcards/lesson': cards(),
    'Flashcards/recording': cards({ requiredTier: 2 }),
    'Flashcards/draft': cards({ isAvailable: false }),
    'Flashcards/malformed': { flashcards: [{ SwissGerman: '' }] },
    'Entitlements/basic': plan(1),
    'Entitlements/vip': plan(2),
    'Entitlements/lapsed': lapsedPlan(),
  });
});
afterAll(() => db.terminate());

const ask = (VideoID: string, uid: string, caller = member(uid)) =>
  getFlashcards({ VideoID }, caller, { db, mediaOrigin: MEDIA.origin, now: () => NOW });

test.each([
  ['lesson', 'basic'],
  ['lesson', 'vip'],
  ['recording', 'vip'],
])(
  'those of a %s for %s, each with its sound if it has one [CALL-getFlashcards] [ROLE-basic]',
  async (id, uid) => {
    await expect(ask(id, uid)).resolves.toEqual({
      flashcards: [
        {
          SwissGerman: 'd Wuche',
          English: 'the week',
          AudioUrl: 'https://media.example/lessons/a/b.m4a',
          line: LINE,
          words: WORDS,
        },
        { SwissGerman: 'äxgüsi', English: 'excuse me' },
      ],
    });
  },
);

test.each([
  ['lesson', 'free'],
  ['lesson', 'lapsed'],
  ['recording', 'basic'],
])('those of a %s stay closed for %s [ROLE-visitor-flashcards]', async (id, uid) => {
  await expect(ask(id, uid)).rejects.toMatchObject({ code: 'permission-denied' });
});

test.each(['lesson', 'recording'])('those of a %s for a teacher without a plan', async (id) => {
  const answer = await ask(id, 'tina', teacher('tina'));
  expect(answer.flashcards).toHaveLength(2);
  await expect(ask('draft', 'tina', teacher('tina'))).rejects.toMatchObject({ code: 'not-found' });
});

test('a visitor is asked to sign in [ROLE-visitor-flashcards]', async () => {
  const answer = await post(getFlashcardsCloudFunction, { data: { VideoID: 'lesson' } });
  expect(answer).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
});

test.each(['draft', 'unknown'])('%s is not-found for every caller', async (id) => {
  for (const uid of ['vip', 'free']) {
    await expect(ask(id, uid)).rejects.toMatchObject({ code: 'not-found' });
  }
});

test('malformed cards are internal', async () => {
  await expect(ask('malformed', 'vip')).rejects.toMatchObject({ code: 'internal' });
});
