import type { Firestore } from 'firebase-admin/firestore';
import type { LessonSecrets } from 'shared-contracts';
import type { Caller } from '../platform/callable/caller';
import { checkToken, viewerOf } from '../media/token';
import { member, teacher, visitor } from '../testing/callers';
import { databaseWith, lessonSecrets, MEDIA } from '../testing/lessons';
import { lapsedPlan, NOW, plan } from '../testing/plan';
import { getSecureData } from './get-secure-data';

const PAID_MEDIA = 'winter-zug.0a1b2c3d';

const CHAPTERS = [
  { at: 0, part: 'dialogue' as const },
  { at: 40.5, title: 'rüere' },
];
const CAPTIONS = { gsw: 'WEBVTT\n\nGrüezi', en: 'WEBVTT\n\nHello' };
const QUESTIONS = [{ kind: 'meaning' as const, line: 0, choices: [0, 1, 2] }];
const WORDS = {
  entries: [
    { word: 'grüezi', part: 'interjection' as const, english: 'hello', german: 'grüß Gott' },
  ],
  places: [{ line: 0, from: 0, to: 6, entry: 0 }],
};
const DIFFERENCES = {
  marks: [{ line: 0, from: 0, to: 5, kind: 'word' as const, rule: 'word', dialect: 'Grüezi' }],
  examples: [],
};
const lesson = (change: Partial<LessonSecrets> = {}) =>
  lessonSecrets({
    media: PAID_MEDIA,
    opening: ['240p.m3u8', 'key', `../../../clips/${PAID_MEDIA}/240p/000.ts`],
    Photos: ['lessons/a/p.webp'],
    Audios: ['lessons/a/a.mp3'],
    ...change,
  });

let db: Firestore;
beforeAll(async () => {
  db = await databaseWith('secure-data', {
    'LessonSecrets/lesson': lesson(),
    'LessonSecrets/recording': lesson({ requiredTier: 2 }),
    'LessonSecrets/free-mini': lesson({ requiredTier: 0, media: 'summer.0a1b2c3d-free' }),
    'LessonSecrets/with-captions': lesson({ Captions: CAPTIONS, chapters: CHAPTERS }),
    'LessonSecrets/recorded': lesson({
      Lines: { voice: 'machine', paths: ['lessons/a/1.m4a', null] },
      isMusicOnly: true,
      isSample: true,
      grammar: 'grammar-perfekt.0a1b2c3d',
      cards: 12,
      questions: QUESTIONS,
      words: WORDS,
      german: ['Guten Tag zusammen.'],
      differences: DIFFERENCES,
    }),
    'LessonSecrets/draft': lesson({ isAvailable: false }),
    'LessonSecrets/free-draft': lesson({ isAvailable: false, requiredTier: 0 }),
    'LessonSecrets/malformed': { Text: 7 },
    'Entitlements/basic': plan(1),
    'Entitlements/vip': plan(2),
    'Entitlements/cancelled': plan(2, { cancels: true }),
    'Entitlements/lapsed': lapsedPlan(),
    'Entitlements/malformed': { Tier: 'VIP' },
  });
});
afterAll(() => db.terminate());

const ask = (videoID: string, caller: Caller) =>
  getSecureData({ videoID }, caller, { db, media: MEDIA, now: () => NOW });

test.each([
  ['lesson', 'basic'],
  ['lesson', 'vip'],
  ['lesson', 'cancelled'],
  ['recording', 'vip'],
])('%s opens for %s [ACCESS-granted] [CALL-getSecureData]', async (videoID, uid) => {
  const answer = await ask(videoID, member(uid));
  const { VideoHLSurl = '', Opening, ...rest } = answer;
  expect(rest).toEqual({
    hasAccess: true,
    Text: 'Grüezi mitenand.\nHello everybody.',
    Photos: ['https://media.example/lessons/a/p.webp'],
    Audios: ['https://media.example/lessons/a/a.mp3'],
  });
  const [, token = '', place = ''] =
    /^https:\/\/media\.example\/s\/([^/]+)\/([^/]+)\/master\.m3u8$/.exec(VideoHLSurl) ?? [];
  expect(place).toBe(`${viewerOf(uid, MEDIA.signingSecret)}.${videoID}`);
  expect(checkToken(token, place, NOW, MEDIA.signingSecret)).toMatchObject({
    status: 'valid',
    media: PAID_MEDIA,
    tier: videoID === 'recording' ? 2 : 1,
  });
  const folder = VideoHLSurl.replace('master.m3u8', '');
  expect(Opening).toEqual([
    VideoHLSurl,
    `${folder}240p.m3u8`,
    `${folder}key`,
    `https://media.example/clips/${PAID_MEDIA}/240p/000.ts`,
  ]);
});

test('captions and chapters come with the lesson, and only with it', async () => {
  const opened = await ask('with-captions', member('basic'));
  expect(opened).toMatchObject({ hasAccess: true, Captions: CAPTIONS, Chapters: CHAPTERS });
  expect(await ask('lesson', member('basic'))).not.toHaveProperty('Captions');
  expect(await ask('lesson', member('basic'))).not.toHaveProperty('Chapters');
  for (const caller of [visitor, member('free')]) {
    expect(await ask('with-captions', caller)).not.toHaveProperty('Captions');
    expect(await ask('with-captions', caller)).not.toHaveProperty('Chapters');
  }
});

test('recordings of lines, questions, words and differences come with the lesson, and only with it', async () => {
  expect(await ask('recorded', member('basic'))).toMatchObject({
    Lines: { voice: 'machine', urls: ['https://media.example/lessons/a/1.m4a', null] },
    isMusicOnly: true,
    isSample: true,
    hasGrammar: true,
    Cards: 12,
    Questions: QUESTIONS,
    Words: WORDS,
    German: ['Guten Tag zusammen.'],
    Differences: DIFFERENCES,
  });
  for (const caller of [visitor, member('free')]) {
    const refused = await ask('recorded', caller);
    for (const name of ['Lines', 'Questions', 'Words', 'German', 'Differences', 'Cards']) {
      expect(refused).not.toHaveProperty(name);
    }
    for (const name of ['isMusicOnly', 'isSample', 'hasGrammar']) {
      expect(refused).not.toHaveProperty(name);
    }
  }
});

test.each(['lesson', 'recording'])('%s opens for a teacher without a plan', async (videoID) => {
  await expect(ask(videoID, teacher('tina'))).resolves.toMatchObject({ hasAccess: true });
});

test.each([
  ['lesson', 'free', { reason: 'no-plan' }],
  ['lesson', 'lapsed', { reason: 'ended', endedAt: '2026-11-20T12:00:00.000Z' }],
  ['recording', 'basic', { reason: 'needs-vip' }],
] as const)(
  '%s stays closed for %s, who is told why [ACCESS-denied] [ROLE-no-plan] [ROLE-server-enforced]',
  async (videoID, uid, why) => {
    await expect(ask(videoID, member(uid))).resolves.toEqual({ hasAccess: false, ...why });
  },
);

test.each(['lesson', 'recording'])(
  '%s asks a visitor to sign in [ACCESS-not-signed-in]',
  async (videoID) => {
    await expect(ask(videoID, visitor)).resolves.toEqual({ hasAccess: false, error: { code: 1 } });
  },
);

test.each([visitor, member('free'), member('malformed')])(
  'a free mini lesson opens for everybody, from a plain address (%j) [ABOUT-free-mini-lessons]',
  async (caller) => {
    await expect(ask('free-mini', caller)).resolves.toMatchObject({
      hasAccess: true,
      VideoHLSurl: 'https://media.example/clips/summer.0a1b2c3d-free/master.m3u8',
    });
  },
);

test.each([
  'draft',
  'free-draft',
  'unknown',
  'mini_lessons_collection_attributes',
  '%2F',
  '\u0000',
  '😀',
])('%j is not-found, for everybody', async (videoID) => {
  for (const caller of [visitor, member('vip')]) {
    await expect(ask(videoID, caller)).rejects.toMatchObject({ code: 'not-found' });
  }
});

test.each([
  ['lesson', 'malformed', visitor],
  ['plan', 'lesson', member('malformed')],
])('a malformed %s is internal', async (_, videoID, caller) => {
  await expect(ask(videoID, caller)).rejects.toMatchObject({ code: 'internal' });
});
