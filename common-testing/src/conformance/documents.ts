import { collectionPaths, documentPaths, type Lesson, type DocumentQuery } from 'shared-contracts';
import { appError } from './expectations';
import type { Given } from './harness';

/** Listed lessons: the rules let everybody query one of them, or four recordings. */
const LISTED: NonNullable<DocumentQuery<Lesson>['where']> = [
  ['isAvailable', '==', true],
  ['isAvailableLessons', '==', true],
];

export function documentPromises(given: Given): void {
  test('gets a public document [DOC-read-video]', async () => {
    const { platform, paths } = given();
    const lesson = await platform.documents.get(documentPaths.video(paths.freeVideo));
    expect(lesson).toMatchObject({
      DocID: paths.freeVideo,
      Type: 'mini_lesson',
      isAvailable: true,
      Date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
  });

  test('returns `undefined` for a missing document', async () => {
    const { platform, paths } = given();
    const path = documentPaths.video(paths.missingVideo);
    expect(await platform.documents.get(path)).toBeUndefined();
  });

  test('rejects with `permission-denied` if the rules refuse', async () => {
    const { documents } = given().platform;
    const { refused } = given().paths;
    await appError(documents.get(refused), 'permission-denied');
    await appError(documents.merge(refused, { note: 'no' }), 'permission-denied');
    await appError(documents.remove(refused), 'permission-denied');
    await appError(
      documents.batch([{ operation: 'set', path: refused, data: { note: 'no' } }]),
      'permission-denied',
    );
  });

  test('queries by fields, in order, up to a limit, after a value', async () => {
    const { documents } = given().platform;
    const newestFirst = {
      where: [...LISTED, ['Type', '==', 'monday_lesson']],
      orderBy: ['Date', 'desc'],
      limit: 4,
    } as const;
    const all = await documents.query(collectionPaths.videos(), newestFirst);
    const days = all.map(({ data }) => data.Date);
    expect(days.length).toBeGreaterThan(1);
    expect(days).toEqual([...days].sort().reverse());
    expect(all.every(({ id, data }) => id === data.DocID)).toBe(true);

    expect(await documents.query(collectionPaths.videos(), { ...newestFirst, limit: 1 })).toEqual(
      all.slice(0, 1),
    );
    const [newest] = days;
    expect(
      await documents.query(collectionPaths.videos(), { ...newestFirst, startAfter: newest }),
    ).toEqual(all.filter(({ data }) => data.Date !== newest));
  });

  test('finds the newest mini lesson [DOC-read-newest-mini] [ASYNC-mini-newest]', async () => {
    const found = await given().platform.documents.query(collectionPaths.videos(), {
      where: [...LISTED, ['Type', '==', 'mini_lesson']],
      orderBy: ['Date', 'desc'],
      limit: 1,
    });
    expect(found.map(({ data }) => data.Type)).toEqual(['mini_lesson']);
  });

  test("returns copies, so a reader's changes stay local", async () => {
    const { platform, paths } = given();
    const path = documentPaths.video(paths.freeVideo);
    const mine = await platform.documents.get(path);
    Object.assign(mine ?? {}, { Title: 'Changed by a reader' });
    expect(await platform.documents.get(path)).toMatchObject({
      Title: expect.not.stringContaining('Changed by a reader'),
    });
  });
}
