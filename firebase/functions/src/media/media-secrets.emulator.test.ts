import { DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../testing/emulator-database';
import { createMediaLoader } from './media-secrets';

const stored = {
  key: Buffer.alloc(16, 7).toString('base64'),
  playlists: { 'master.m3u8': '#EXTM3U' },
  requiredTier: 2,
};

let db: Firestore;
beforeAll(async () => {
  db = await emptyDatabase('media-secrets');
  await db.doc('MediaSecrets/clip.0a1b2c3d').set(stored);
  await db.doc('MediaSecrets/odd.0a1b2c3d').set({ ...stored, key: 'c2hvcnQ=' });
});
afterAll(() => db.terminate());

test('a clip is read once per instance', async () => {
  const get = jest.spyOn(DocumentReference.prototype, 'get');
  const load = createMediaLoader(() => db);
  await expect(load('clip.0a1b2c3d')).resolves.toEqual(stored);
  await expect(load('clip.0a1b2c3d')).resolves.toEqual(stored);
  expect(get).toHaveBeenCalledTimes(1);
});

test('an unknown clip is asked for again: it may be published meanwhile', async () => {
  const load = createMediaLoader(() => db);
  await expect(load('later.0a1b2c3d')).resolves.toBeNull();
  await db.doc('MediaSecrets/later.0a1b2c3d').set(stored);
  await expect(load('later.0a1b2c3d')).resolves.toEqual(stored);
});

test('a malformed document is an error', async () => {
  await expect(createMediaLoader(() => db)('odd.0a1b2c3d')).rejects.toThrow('16 bytes');
});

test('a clip that names no tier is malformed: it could be anybody’s', async () => {
  const { requiredTier: _, ...untiered } = stored;
  await db.doc('MediaSecrets/untiered.0a1b2c3d').set(untiered);
  await expect(createMediaLoader(() => db)('untiered.0a1b2c3d')).rejects.toThrow('requiredTier');
});
