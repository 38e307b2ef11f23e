import type { Firestore } from 'firebase-admin/firestore';
import type { LessonSecrets } from 'shared-contracts';
import { checkToken, viewerOf } from '../media/token';
import { member, teacher } from '../testing/callers';
import { databaseWith, lessonSecrets, MEDIA } from '../testing/lessons';
import { lapsedPlan, NOW, plan } from '../testing/plan';
import { post } from '../testing/post';
import { getGrammarPdfUrl } from './get-grammar-pdf-url';
import { getGrammarPDFurl } from './get-grammar-pdf-url.function';

const GENERAL = 'grammar-grammatik.0a1b2c3d';
const OWN = 'grammar-relativ.0a1b2c3d';

const lesson = (change: Partial<LessonSecrets> = {}) =>
  lessonSecrets({ grammar: GENERAL, ...change });

let db: Firestore;
beforeAll(async () => {
  db = await databaseWith('grammar', {
    'GrammarIndex/general': { id: GENERAL },
    'LessonSecrets/lesson': lesson(),
    'LessonSecrets/with-its-own': lesson({ grammar: OWN }),
    'LessonSecrets/recording': lesson({ requiredTier: 2 }),
    'LessonSecrets/free-mini': lesson({ requiredTier: 0 }),
    'LessonSecrets/draft': lesson({ isAvailable: false }),
    'LessonSecrets/without': lessonSecrets(),
    'Entitlements/basic': plan(1),
    'Entitlements/lapsed': lapsedPlan(),
  });
});
afterAll(() => db.terminate());

const ask = (videoID: string | undefined, uid: string, caller = member(uid)) =>
  getGrammarPdfUrl(videoID === undefined ? {} : { videoID }, caller, {
    db,
    media: MEDIA,
    now: () => NOW,
  });

test.each([
  [undefined, GENERAL],
  ['lesson', GENERAL],
  ['recording', GENERAL],
  ['free-mini', GENERAL],
  ['with-its-own', OWN],
])(
  'for %s an address that is good for minutes [CALL-getGrammarPDFurl] [ABOUT-grammar-pdf]',
  async (videoID, id) => {
    const { url } = await ask(videoID, 'basic');
    const [, token = '', place = ''] =
      /^https:\/\/media\.example\/s\/([^/]+)\/([^/]+)\/grammar\.pdf$/.exec(url) ?? [];
    expect(place).toBe(`${viewerOf('basic', MEDIA.signingSecret)}.${id}`);
    expect(checkToken(token, place, NOW, MEDIA.signingSecret)).toMatchObject({
      status: 'valid',
      media: id,
    });
    const later = new Date(NOW.getTime() + 15 * 60_000);
    expect(checkToken(token, place, later, MEDIA.signingSecret).status).toBe('expired');
  },
);

test.each(['free', 'lapsed'])('%s needs a plan', async (uid) => {
  for (const videoID of [undefined, 'lesson', 'free-mini']) {
    await expect(ask(videoID, uid)).rejects.toMatchObject({ code: 'permission-denied' });
  }
});

test.each([undefined, 'lesson', 'recording'])(
  'for %s a teacher gets an address without a plan',
  async (videoID) => {
    const { url } = await ask(videoID, 'tina', teacher('tina'));
    expect(url).toContain(`/${viewerOf('tina', MEDIA.signingSecret)}.${GENERAL}/grammar.pdf`);
  },
);

test('a visitor is asked to sign in', async () => {
  const answer = await post(getGrammarPDFurl, { data: {} });
  expect(answer).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
});

test.each(['draft', 'unknown', 'without'])('%s is not-found', async (videoID) => {
  await expect(ask(videoID, 'basic')).rejects.toMatchObject({ code: 'not-found' });
});
