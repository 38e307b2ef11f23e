import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { member } from '../../testing/callers';
import { emptyDatabase } from '../../testing/emulator-database';
import { emptyIdentities } from '../../testing/emulator-identities';
import { post } from '../../testing/post';
import { serveMedia } from '../serve-media';
import { prepareDownload } from './prepare-download';
import { prepareDownloadFunction } from './prepare-download.function';
import { loadDownload } from './stored-downloads';

const NOW = new Date('2026-11-20T12:00:00Z');
const MEDIA = { origin: 'https://media.example', signingSecret: 'a secret of the test' };
const FILE = { name: 'gruezi.txt', text: '#separator:tab\nGrüezi\tHello\n' };

let db: Firestore;
let auth: Auth;
let close: () => Promise<void>;
beforeAll(async () => {
  db = await emptyDatabase('downloads');
  ({ auth, close } = await emptyIdentities('downloads'));
  for (const uid of ['vreni', 'somebody']) await auth.createUser({ uid });
});
afterAll(async () => {
  await db.terminate();
  await close();
});

const prepare = (uid: string) =>
  prepareDownload(FILE, member(uid), { db, identities: auth, media: MEDIA, now: () => NOW });

/** Requests an address from the media function, with the database of this test. */
const get = (url: string, now = NOW) =>
  serveMedia(
    { method: 'GET', path: new URL(url).pathname },
    {
      load: async () => null,
      loadGrammar: async () => null,
      loadSampleStream: async () => null,
      loadDownload: (id) => loadDownload(db, id),
      secret: MEDIA.signingSecret,
      now: () => now,
    },
  );

test('a learner gets an address that serves the file for some minutes', async () => {
  const { url } = await prepare('vreni');
  expect(url).toMatch(
    /^https:\/\/media\.example\/s\/[^/]+\/[0-9a-f]{16}\.[0-9a-f-]{36}\/download$/,
  );
  await expect(get(url)).resolves.toMatchObject({
    status: 200,
    body: FILE.text,
    headers: { 'Content-Disposition': 'attachment; filename="gruezi.txt"' },
  });
  const later = new Date(NOW.getTime() + 15 * 60_000);
  await expect(get(url, later)).resolves.toMatchObject({ status: 403 });
});

test('each file has another address, and does not replace an earlier one', async () => {
  const [first, second] = [await prepare('vreni'), await prepare('vreni')];
  expect(first.url).not.toBe(second.url);
  await expect(get(first.url)).resolves.toMatchObject({ status: 200 });
});

test('the stored file names no person, and has an expiry', async () => {
  await prepare('somebody');
  const { docs } = await db.collection('Downloads').get();
  expect(JSON.stringify(docs.map((found) => [found.id, found.data()]))).not.toContain('somebody');
  for (const found of docs) {
    const expiresAt = found.get('expiresAt').toMillis();
    expect(expiresAt).toBeGreaterThan(NOW.getTime());
    expect(expiresAt).toBeLessThanOrEqual(NOW.getTime() + 15 * 60_000);
  }
});

test('a visitor is asked to sign in', async () => {
  const answer = await post(prepareDownloadFunction, { data: FILE });
  expect(answer).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
});
