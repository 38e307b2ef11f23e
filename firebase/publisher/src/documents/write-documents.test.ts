import type { Firestore } from 'firebase-admin/firestore';
import { putDocuments } from './write-documents';

/** A database that records the ids of each commit. */
function recordingDatabase() {
  const commits: string[][] = [];
  const batch = () => {
    const ids: string[] = [];
    return { set: (id: string) => ids.push(id), commit: async () => void commits.push(ids) };
  };
  const collection = () => ({ doc: (id: string) => id });
  return { db: { batch, collection } as unknown as Firestore, commits };
}

async function commitsOf(...documents: readonly object[]): Promise<string[][]> {
  const { db, commits } = recordingDatabase();
  await putDocuments(db, 'Documents', new Map(documents.map((each, i) => [`${i}`, each])));
  return commits;
}
const pdf = (bytes: number) => ({ name: 'grammatik.pdf', pdf: new Uint8Array(bytes) });

test('large documents are written one by one', async () => {
  expect(await commitsOf(pdf(900_000), pdf(900_000), pdf(900_000))).toEqual([['0'], ['1'], ['2']]);
});

test('small documents share a commit, also with a larger one below the limit', async () => {
  expect(await commitsOf(pdf(500_000), pdf(400_000), pdf(200_000), { id: 'a' })).toEqual([
    ['0', '1'],
    ['2', '3'],
  ]);
});

test('texts count by their size', async () => {
  const playlists = { 'master.m3u8': 'ä'.repeat(400_000) };
  expect(await commitsOf({ playlists }, { playlists }, { playlists })).toHaveLength(2);
});

test('at most 400 are written at once', async () => {
  const many = Array.from({ length: 1000 }, () => ({ id: 'a' }));
  expect((await commitsOf(...many)).map((ids) => ids.length)).toEqual([400, 400, 200]);
});

test('without documents nothing is committed', async () => {
  expect(await commitsOf()).toEqual([]);
});
