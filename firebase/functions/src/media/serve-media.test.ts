import type { MediaSecrets } from 'shared-contracts';
import { DOWNLOAD_FILE, LIVE_MEDIA } from './media-urls';
import { serveMedia } from './serve-media';
import { liveExpiryFrom, signToken, type MediaGrant } from './token';

const SECRET = 'a secret of the test';
const MEDIA = 'winter-zug.0a1b2c3d';
const now = new Date('2026-11-20T12:02:00Z');
const key = Buffer.alloc(16, 7);
const stored: MediaSecrets = {
  requiredTier: 1,
  key: key.toString('base64'),
  playlists: {
    'master.m3u8': '#EXTM3U master',
    '240p.m3u8': '#EXTM3U 240p',
    '480p.m3u8':
      '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="key",IV=0x0a\n#EXTINF:4.000,\n../../../clips/a.ts\n',
  },
};

/** A recording for VIP. */
const VIP_MEDIA = 'evening.0a1b2c3d';
const clips = new Map<string, MediaSecrets>([
  [MEDIA, stored],
  [VIP_MEDIA, { ...stored, requiredTier: 2 }],
]);

const GRAMMAR = 'grammar-grammatik.0a1b2c3d';
const pdf = { name: 'grammatik.pdf', pdf: Buffer.from('%PDF-1.7') };

const CARDS = '0c6f0b9e-9a43-4b0e-8f4e-2f1f4f7f5a10';
const CALENDAR = '1d7a1caf-0b54-4c1f-9a5f-3a2a5a8a6b21';
const downloads = new Map([
  [CARDS, { name: 'gruezi.txt', text: '#separator:tab\nGrüezi\tHello\n' }],
  [CALENDAR, { name: 'live-lesson.ics', text: 'BEGIN:VCALENDAR\r\n' }],
]);

/** The clips of the sample stream; null: the school has no sample stream. */
let sampleStream: string[] | null = null;

function get(path: string, method = 'GET', time = now) {
  const load = async (mediaId: string) => clips.get(mediaId) ?? null;
  const loadSampleStream = async () => sampleStream;
  const loadGrammar = async (id: string) => (id === GRAMMAR ? pdf : null);
  const loadDownload = async (id: string) => downloads.get(id) ?? null;
  return serveMedia(
    { method, path },
    { load, loadGrammar, loadDownload, loadSampleStream, secret: SECRET, now: () => time },
  );
}
const BEAT = '0123456789abcdef';
const VRENI = 'fedcba9876543210';
const LESSON = 'billetkontrole';
const grant = (changes: Partial<MediaGrant> = {}): MediaGrant => ({
  media: MEDIA,
  subject: LESSON,
  viewer: BEAT,
  tier: 1,
  ...changes,
});
const tokenOf = (changes: Partial<MediaGrant> = {}, expiresAt?: number) =>
  signToken(grant(changes), now, SECRET, expiresAt);
/** The token of a PDF or the sample stream, whose subject is its own id. */
const tokenOfItself = (id: string, expiresAt?: number) =>
  tokenOf({ media: id, subject: id }, expiresAt);
const token = tokenOf();
const path = (file: string, subject = LESSON, given = token, viewer = BEAT) =>
  `/s/${given}/${viewer}.${subject}/${file}`;

test.each([
  ['master.m3u8', '#EXTM3U master'],
  ['240p.m3u8', '#EXTM3U 240p'],
])('serves %s, cacheable until the token ends', async (file, body) => {
  await expect(get(path(file))).resolves.toMatchObject({
    status: 200,
    body,
    headers: {
      'Content-Type': 'application/vnd.apple.mpegurl',
      'Cache-Control': 'private, max-age=780',
      'Access-Control-Allow-Origin': '*',
    },
  });
});

test('serves the key as bytes', async () => {
  const answer = await get(path('key'));
  expect(answer.status).toBe(200);
  expect(answer.headers['Content-Type']).toBe('application/octet-stream');
  expect(answer.body).toEqual(key);
});

test('serves a grammar PDF as a download, under its name', async () => {
  const address = path('grammar.pdf', GRAMMAR, tokenOfItself(GRAMMAR));
  await expect(get(address)).resolves.toMatchObject({
    status: 200,
    body: Buffer.from('%PDF-1.7'),
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="grammatik.pdf"',
      'Cache-Control': 'private, max-age=780',
    },
  });
  await expect(get(address, 'GET', new Date('2026-11-20T12:15:00Z'))).resolves.toMatchObject({
    status: 403,
    body: 'This link has expired.',
  });
});

test.each([
  [CARDS, 'gruezi.txt', 'text/plain', '#separator:tab\nGrüezi\tHello\n'],
  [CALENDAR, 'live-lesson.ics', 'text/calendar', 'BEGIN:VCALENDAR\r\n'],
])(
  'serves a prepared download as a file to keep, for minutes: %s',
  async (id, name, type, body) => {
    const address = path(DOWNLOAD_FILE, id, tokenOfItself(id));
    await expect(get(address)).resolves.toMatchObject({
      status: 200,
      body,
      headers: {
        'Content-Type': `${type}; charset=utf-8`,
        'Content-Disposition': `attachment; filename="${name}"`,
        'X-Content-Type-Options': 'nosniff',
      },
    });
    await expect(get(address, 'GET', new Date('2026-11-20T12:15:00Z'))).resolves.toMatchObject({
      status: 403,
      body: 'This link has expired.',
    });
  },
);

test("the token of a lesson opens no download, nor another person's", async () => {
  const refused = { status: 403, body: 'This link is for something else.' };
  await expect(get(path(DOWNLOAD_FILE, CARDS))).resolves.toMatchObject(refused);
  const own = tokenOfItself(CARDS);
  await expect(get(path(DOWNLOAD_FILE, CARDS, own, VRENI))).resolves.toMatchObject(refused);
  await expect(get(path(DOWNLOAD_FILE, CARDS, own))).resolves.toMatchObject({ status: 200 });
});

test.each([
  ['a clip as a download', DOWNLOAD_FILE, MEDIA],
  ['a download as a clip', 'key', CARDS],
  ['a download that is gone', DOWNLOAD_FILE, '2e8b2db0-1c65-4d20-8b60-4b3b6b9b7c32'],
  ['a grammar as a clip', 'key', GRAMMAR],
  ['a clip as a grammar', 'grammar.pdf', MEDIA],
  ['an unknown grammar', 'grammar.pdf', 'grammar-other.0a1b2c3d'],
])('%s is 404', async (_, file, id) => {
  const address = path(file, id, tokenOfItself(id));
  await expect(get(address)).resolves.toMatchObject({ status: 404 });
});

test.each(['unknown.m3u8', '720p.m3u8', 'toString', '__proto__'])('%s is 404', async (file) => {
  await expect(get(path(file))).resolves.toMatchObject({ status: 404 });
});

test('a clip that was removed is 404', async () => {
  const removed = tokenOf({ media: 'other.0a1b2c3d' });
  await expect(get(path('key', LESSON, removed))).resolves.toMatchObject({
    status: 404,
    headers: { 'Cache-Control': 'no-store' },
  });
});

test.each([
  '/',
  '/s',
  `/s/${token}`,
  `/s/${token}/${BEAT}.${LESSON}`,
  `/s/${token}/${LESSON}/key`,
  '/s/a/b/c/d',
  '/clips/x.0a1b2c3d/key',
])('%s is 404', async (odd) => {
  await expect(get(odd)).resolves.toMatchObject({ status: 404 });
});

test.each([
  ['expired', path('key'), new Date('2026-11-20T12:15:00Z'), 'This link has expired.'],
  ['tampered', path('key', LESSON, `${token}x`), now, 'This link is not valid.'],
])('a token that is %s is 403 with the reason', async (_, asked, time, body) => {
  await expect(get(asked, 'GET', time)).resolves.toMatchObject({
    status: 403,
    body,
    headers: { 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' },
  });
});

describe.each(['master.m3u8', '240p.m3u8', 'key'])('%s', (file) => {
  const refused = { status: 403, body: 'This link is for something else.' };

  test.each<[string, string]>([
    ['lesson', path(file, 'zuegeltaag')],
    ['person', path(file, LESSON, token, VRENI)],
  ])('is 403 for the token of another %s, also with the same clip', async (_, asked) => {
    await expect(get(asked)).resolves.toMatchObject(refused);
    await expect(get(path(file))).resolves.toMatchObject({ status: 200 });
    const theirs = tokenOf({ viewer: VRENI });
    await expect(get(path(file, LESSON, theirs, VRENI))).resolves.toMatchObject({ status: 200 });
  });

  test('of a recording for VIP is 403 for a token of BASIC', async () => {
    const of = (tier: 1 | 2) => path(file, LESSON, tokenOf({ media: VIP_MEDIA, tier }));
    await expect(get(of(1))).resolves.toMatchObject(refused);
    await expect(get(of(2))).resolves.toMatchObject({ status: 200 });
  });
});

test('HEAD is answered', async () => {
  await expect(get(path('240p.m3u8'), 'HEAD')).resolves.toMatchObject({ status: 200 });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is 405', async (method) => {
  await expect(get(path('key'), method)).resolves.toMatchObject({
    status: 405,
    headers: { Allow: 'GET, HEAD' },
  });
});

describe('the sample stream', () => {
  const live = (file: string, given = tokenOfItself(LIVE_MEDIA, liveExpiryFrom(now))) =>
    path(file, LIVE_MEDIA, given);
  beforeEach(() => (sampleStream = [MEDIA]));
  afterEach(() => (sampleStream = null));

  test('has a playlist that changes with the clock and is never cached', async () => {
    const answer = await get(live('480p.m3u8'));
    expect(answer).toMatchObject({ status: 200, headers: { 'Cache-Control': 'no-store' } });
    expect(answer.body).toContain('URI="key-0"');
    const later = new Date(now.getTime() + 4000);
    expect((await get(live('480p.m3u8'), 'GET', later)).body).not.toBe(answer.body);
  });

  test('has the renditions and the key of its clips', async () => {
    await expect(get(live('master.m3u8'))).resolves.toMatchObject({ body: '#EXTM3U master' });
    await expect(get(live('key-0'))).resolves.toMatchObject({ status: 200, body: key });
  });

  test.each(['key-1', 'key', 'unknown.m3u8', '240p.m3u8', 'grammar.pdf', '__proto__'])(
    '%s is 404',
    async (file) => {
      await expect(get(live(file))).resolves.toMatchObject({ status: 404 });
    },
  );

  test.each<[string, string[] | null]>([
    ['none is announced', null],
    ['one of its clips is gone', [MEDIA, 'other.0a1b2c3d']],
  ])('is 404 where %s', async (_, announced) => {
    sampleStream = announced;
    await expect(get(live('480p.m3u8'))).resolves.toMatchObject({ status: 404 });
  });

  test.each(['master.m3u8', '480p.m3u8', 'key-0'])(
    'a minute after the last token it has ended, %s too',
    async (file) => {
      const later = new Date(now.getTime() + 60_000);
      await expect(get(live(file), 'GET', later)).resolves.toMatchObject({
        status: 403,
        body: 'This link has expired.',
      });
    },
  );

  test('the token of a lesson does not open it, nor its token a lesson', async () => {
    await expect(get(live('key-0', token))).resolves.toMatchObject({ status: 403 });
    const given = tokenOfItself(LIVE_MEDIA);
    await expect(get(path('key', LESSON, given))).resolves.toMatchObject({ status: 403 });
  });
});
