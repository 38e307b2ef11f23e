import { DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../testing/emulator-database';
import { createGrammarLoader } from './grammar-documents';

const stored = { name: 'grammatik.pdf', pdf: Buffer.from('%PDF-1.7') };

let db: Firestore;
beforeAll(async () => {
  db = await emptyDatabase('grammar-documents');
  await db.doc('GrammarDocuments/grammar-a.0a1b2c3d').set(stored);
  await db.doc('GrammarDocuments/odd.0a1b2c3d').set({ name: 'grammatik.pdf', pdf: 'text' });
});
afterAll(() => db.terminate());

test('a PDF is read once per instance, and comes back as it was stored', async () => {
  const get = jest.spyOn(DocumentReference.prototype, 'get');
  const load = createGrammarLoader(() => db);
  await expect(load('grammar-a.0a1b2c3d')).resolves.toEqual(stored);
  await expect(load('grammar-a.0a1b2c3d')).resolves.toEqual(stored);
  expect(get).toHaveBeenCalledTimes(1);
});

test('twenty PDFs stay in memory; one more takes the place of the oldest', async () => {
  const ids = Array.from({ length: 21 }, (_, index) => `kept-${index}.0a1b2c3d`);
  await Promise.all(ids.map((id) => db.doc(`GrammarDocuments/${id}`).set(stored)));
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

test('an unknown PDF is asked for again: it may be published meanwhile', async () => {
  const load = createGrammarLoader(() => db);
  await expect(load('grammar-later.0a1b2c3d')).resolves.toBeNull();
  await db.doc('GrammarDocuments/grammar-later.0a1b2c3d').set(stored);
  await expect(load('grammar-later.0a1b2c3d')).resolves.toEqual(stored);
});

test('a malformed document is an error', async () => {
  await expect(createGrammarLoader(() => db)('odd.0a1b2c3d')).rejects.toThrow('Uint8Array');
});
