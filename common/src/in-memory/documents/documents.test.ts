import { firstValueFrom } from 'rxjs';
import { collectionPaths, documentPaths, type DocumentPath, AppError } from 'shared-contracts';
import { aLesson } from '../sample-catalogue';
import { createInMemoryPlatform } from '../index';

const PATH: DocumentPath<Record<string, unknown>> = 'LearnerState/uid-1';
const NOW = new Date('2026-11-20T19:00:00.000Z');

test('has copies of the given documents', async () => {
  const lesson = { ...aLesson() };
  const path = documentPaths.video(lesson.DocID);
  const { documents } = createInMemoryPlatform({ documents: { [path]: lesson } });
  lesson.Title = 'Changed later';
  expect(await documents.get(path)).toEqual(aLesson());
});

test('replaces the server time by the given clock, at any depth', async () => {
  const { documents } = createInMemoryPlatform({ now: () => NOW });
  const time = documents.serverTimestamp();
  await documents.merge(PATH, { at: time, deep: { at: time }, list: [{ at: time }] });
  const iso = NOW.toISOString();
  expect(await documents.get(PATH)).toEqual({ at: iso, deep: { at: iso }, list: [{ at: iso }] });
});

test('merges maps, replaces lists and empty maps', async () => {
  const { documents } = createInMemoryPlatform({
    documents: { [PATH]: { map: { a: 1, b: { c: 1 } }, list: [1, 2], emptied: { a: 1 } } },
  });
  await documents.merge(PATH, { map: { b: { d: 2 } }, list: [3], emptied: {} });
  expect(await documents.get(PATH)).toEqual({
    map: { a: 1, b: { c: 1, d: 2 } },
    list: [3],
    emptied: {},
  });
});

test.each([
  ['undefined', { field: undefined }],
  ['a function', { field: () => 1 }],
  ['a list of lists', { field: [[1]] }],
  ['an object of a class', { field: new Map() }],
])('refuses to store %s', async (_case, data) => {
  const { documents } = createInMemoryPlatform();
  await expect(documents.merge(PATH, data)).rejects.toMatchObject({
    code: 'invalid-argument',
    details: { field: 'document.field' },
  });
  expect(await documents.get(PATH)).toBeUndefined();
});

test('sees the earlier writes of the same batch', async () => {
  const { documents } = createInMemoryPlatform({ documents: { [PATH]: { old: true } } });
  await documents.batch([
    { operation: 'remove', path: PATH },
    { operation: 'merge', path: PATH, data: { a: 1 } },
    { operation: 'merge', path: PATH, data: { b: 2 } },
  ]);
  expect(await documents.get(PATH)).toEqual({ a: 1, b: 2 });
  await documents.batch([{ operation: 'set', path: PATH, data: { c: 3 } }]);
  expect(await documents.get(PATH)).toEqual({ c: 3 });
});

test('accepts at most 500 writes in a batch', async () => {
  const { documents } = createInMemoryPlatform();
  const writes = Array.from({ length: 501 }, () => ({ operation: 'remove', path: PATH }) as const);
  await expect(documents.batch(writes)).rejects.toHaveProperty('code', 'invalid-argument');
  await expect(documents.batch(writes.slice(1))).resolves.toBeUndefined();
});

test('keeps a collection separate from its subcollections', async () => {
  const { documents } = createInMemoryPlatform({
    documents: { 'Videos/a': { DocID: 'a' }, 'Videos/a/Comments/c': { Message: 'Hoi' } },
  });
  const found = await documents.query(collectionPaths.videos());
  expect(found.map(({ id }) => id)).toEqual(['a']);
  expect(await documents.query(collectionPaths.comments('a'))).toEqual([
    { id: 'c', data: { Message: 'Hoi' } },
  ]);
});

test('adds to a number, and to 0 for anything else', async () => {
  const { documents } = createInMemoryPlatform({ documents: { [PATH]: { a: 1, b: 'text' } } });
  const one = documents.increment(1);
  const path = documentPaths.learnerState('other');
  await documents.merge(PATH, { a: one, b: one, deep: { c: documents.increment(-0.5) } });
  expect(await documents.get(PATH)).toEqual({ a: 2, b: 1, deep: { c: -0.5 } });
  await documents.batch([
    { operation: 'set', path, data: { a: one } },
    { operation: 'merge', path, data: { a: one } },
  ]);
  expect(await documents.get(path)).toEqual({ a: 2 });
});

test('refuses operations as the options say', async () => {
  const offline = new AppError('unavailable', 'No network.');
  const { documents } = createInMemoryPlatform({
    refuseDocuments: (operation) => (operation === 'write' ? offline : undefined),
  });
  await expect(documents.merge(PATH, {})).rejects.toBe(offline);
  await expect(documents.get(PATH)).resolves.toBeUndefined();
});

test.each(['Videos', 'Videos//a', '', 'Videos/a/Comments'])(
  'takes %p for no document',
  async (path) => {
    const { documents } = createInMemoryPlatform();
    await expect(documents.get(path)).rejects.toHaveProperty('code', 'invalid-argument');
  },
);

test('calls a watcher first with the current documents, but after the subscription', async () => {
  const { documents } = createInMemoryPlatform({ documents: { 'Videos/a': { DocID: 'a' } } });
  const seen: unknown[] = [];
  const watched = documents.watch(collectionPaths.videos());
  const subscription = watched.subscribe((found) => seen.push(found));
  expect(seen).toEqual([]);
  await firstValueFrom(watched);
  await documents.merge(PATH, { unrelated: true });
  await firstValueFrom(watched);
  expect(seen).toEqual([[{ id: 'a', data: { DocID: 'a' } }]]);
  subscription.unsubscribe();
});
