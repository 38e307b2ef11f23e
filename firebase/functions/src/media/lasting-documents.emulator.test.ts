import { DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../testing/emulator-database';
import { createGrammarLoader, createMediaLoader } from './lasting-documents';

const clip = {
  key: Buffer.alloc(16, 7).toString('base64'),
  playlists: { 'master.m3u8': '#EXTM3U' },
  requiredTier: 2,
};
const pdf = { name: 'grammatik.pdf', pdf: Buffer.from('%PDF-1.7') };

let db: Firestore;
beforeAll(async () => {
  db = await emptyDatabase('lasting-documents');
  await db.doc('MediaSecrets/clip.0a1b2c3d').set(clip);
  await db.doc('MediaSecrets/odd.0a1b2c3d').set({ ...clip, key: 'c2hvcnQ=' });
  await db.doc('GrammarDocuments/grammar-a.0a1b2c3d').set(pdf);
  await db.doc('GrammarDocuments/odd.0a1b2c3d').set({ name: 'grammatik.pdf', pdf: 'text' });
});
afterAll(() => db.terminate());

test('a clip is read once per instance', async () => {
  const get = jest.spyOn(DocumentReference.prototype, 'get');
  const load = createMediaLoader(() => db);
  await expect(load('clip.0a1b2c3d')).resolves.toEqual(clip);
  await expect(load('clip.0a1b2c3d')).resolves.toEqual(clip);
  expect(get).toHaveBeenCalledTimes(1);
});

test('a missing clip is read again, because it may be published meanwhile', async () => {
  const load = createMediaLoader(() => db);
  await expect(load('later.0a1b2c3d')).resolves.toBeNull();
  await db.doc('MediaSecrets/later.0a1b2c3d').set(clip);
  await expect(load('later.0a1b2c3d')).resolves.toEqual(clip);
});

test('a malformed clip is an error', async () => {
  await expect(createMediaLoader(() => db)('odd.0a1b2c3d')).rejects.toThrow('16 bytes');
});

test('a clip without a tier is malformed', async () => {
  const { requiredTier: _, ...untiered } = clip;
  await db.doc('MediaSecrets/untiered.0a1b2c3d').set(untiered);
  await expect(createMediaLoader(() => db)('untiered.0a1b2c3d')).rejects.toThrow('requiredTier');
});

test('a PDF is loaded as it was stored', async () => {
  await expect(createGrammarLoader(() => db)('grammar-a.0a1b2c3d')).resolves.toEqual(pdf);
});

test('a malformed PDF is an error', async () => {
  await expect(createGrammarLoader(() => db)('odd.0a1b2c3d')).rejects.toThrow('Uint8Array');
});

test('twenty PDFs stay in memory; one more takes the place of the oldest', async () => {
  const ids = Array.from({ length: 21 }, (_, index) => `kept-${index}.0a1b2c3d`);
  await Promise.all(ids.map((id) => db.doc(`GrammarDocuments/${id}`).set(pdf)));
  const load = createGrammarLoader(() => db);
  const all = async (some: readonly string[]) => {
    for (const id of some) await load(id);
  };
  await all(ids.slice(0, 20));
  const get = jest.spyOn(DocumentReference.prototype, 'get');
  await all(ids.slice(0, 20));
  expect(get).not.toHaveBeenCalled();
  await all(ids.slice(20));
  await all(ids.slice(1));
  expect(get).toHaveBeenCalledTimes(1);
  await all(ids.slice(0, 1));
  expect(get).toHaveBeenCalledTimes(2);
});
