import {
  collectionPaths,
  documentPaths,
  nextCommentLimit,
  type Comment,
  type DocumentQuery,
} from 'shared-contracts';
import { appError } from './expectations';
import type { ConformanceHarness, Given } from './harness';

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/**
 * Signs in the subscriber and writes a comment with its limit under the paid lesson.
 *
 * @param more further fields of the comment
 */
export async function addComment(
  { platform, accounts, paths, forgetCommentLimit }: ConformanceHarness,
  text: string,
  more: Pick<Comment, 'Line' | 'Answer'> = {},
) {
  const { session, documents } = platform;
  await session.signInWithEmailAndPassword(accounts.subscriber.email, accounts.subscriber.password);
  const state = session.state$.value;
  if (state.status !== 'member') throw new Error('Nobody is signed in after the log-in');
  const comment = {
    ID: documents.newId(),
    Message: text,
    UID: state.user.UID,
    Username: state.user.Username,
    TimeStamp: documents.serverTimestamp(),
    ...more,
  };
  const { ID: id, UID } = comment;
  const path = documentPaths.comment(paths.paidVideo, id);
  const limit = {
    ...nextCommentLimit(undefined, paths.paidVideo, id, new Date()),
    LastCommentAt: documents.serverTimestamp(),
  };
  await forgetCommentLimit(UID);
  await documents.batch([
    { operation: 'set', path, data: comment },
    { operation: 'set', path: documentPaths.commentLimit(UID), data: limit },
  ]);
  return { id, comment, path };
}

export function commentPromises(given: Given): void {
  test('adds under a new id, which the document may hold, and removes [DOC-write-comment]', async () => {
    const { documents } = given().platform;
    const { id, comment, path } = await addComment(given(), 'Merci vilmal!');
    expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(await documents.get(path)).toEqual({
      ...comment,
      ID: id,
      TimeStamp: expect.stringMatching(ISO),
    });
    await documents.remove(path);
    expect(await documents.get(path)).toBeUndefined();
  });

  test.each<[string, Pick<Comment, 'Line' | 'Answer'>]>([
    ['the line that it asks about', { Line: { Index: 2, Text: 'Grüezi mitenand!' } }],
    ['that it waits for an answer', { Answer: null }],
  ])('keeps %s', async (_, more) => {
    const { documents } = given().platform;
    const { path } = await addComment(given(), 'Was heisst das?', more);
    expect(await documents.get(path)).toMatchObject(more);
    await documents.remove(path);
  });

  describe('of comments at different times', () => {
    const comments = () => collectionPaths.comments(given().paths.paidVideo);
    const ask = (query: DocumentQuery<Comment>) =>
      given().platform.documents.query(comments(), { limit: 100, ...query });
    const NEWEST_FIRST = { orderBy: ['TimeStamp', 'desc'] } as const;

    let written: (Comment & { readonly path: string })[] = [];
    beforeEach(() => {
      written = [];
    });
    afterEach(async () => {
      for (const { path } of written) await given().platform.documents.remove(path);
    });

    /** Three comments, each at a later time; oldest first. */
    async function threeComments() {
      for (const text of ['Eis', 'Zwei', 'Drüü']) {
        const { path } = await addComment(given(), text);
        const comment = await given().platform.documents.get(path);
        if (!comment) throw new Error('There is no comment after it was written');
        const { TimeStamp } = comment;
        written.push({ path, ...comment });
        // Waits, because the server's clock counts milliseconds.
        while (Date.now() <= Date.parse(TimeStamp)) await Promise.resolve();
      }
      return written;
    }
    const messages = (found: Awaited<ReturnType<typeof ask>>) =>
      found.map(({ data }) => data.Message);

    test('returns them in order, and continues after a given time [DOC-read-comments]', async () => {
      const [first, second, third] = await threeComments();
      const latest = await ask({ ...NEWEST_FIRST, limit: 3 });
      expect(messages(latest)).toEqual(['Drüü', 'Zwei', 'Eis']);
      const goOn = (startAfter: unknown) => ask({ ...NEWEST_FIRST, startAfter, limit: 1 });
      expect(messages(await goOn(third?.TimeStamp))).toEqual(['Zwei']);
      expect(messages(await goOn(second?.TimeStamp))).toEqual(['Eis']);
      const later = await ask({ orderBy: ['TimeStamp', 'asc'], startAfter: first?.TimeStamp });
      expect(messages(later)).toEqual(['Zwei', 'Drüü']);
    });

    test('compares their times', async () => {
      const [first, second, third] = await threeComments();
      const where = async (
        operator: '==' | '>' | '>=' | '<' | 'in',
        value: unknown,
      ): Promise<string[]> => {
        const written = [first, second, third].map((comment) => comment?.ID);
        const found = await ask({ where: [['TimeStamp', operator, value]] });
        return messages(found.filter(({ id }) => written.includes(id))).sort();
      };
      expect(await where('==', second?.TimeStamp)).toEqual(['Zwei']);
      expect(await where('>', second?.TimeStamp)).toEqual(['Drüü']);
      expect(await where('>=', second?.TimeStamp)).toEqual(['Drüü', 'Zwei']);
      expect(await where('<', second?.TimeStamp)).toEqual(['Eis']);
      expect(await where('in', [first?.TimeStamp, third?.TimeStamp])).toEqual(['Drüü', 'Eis']);
    });

    test('refuses to compare a time with another value', async () => {
      await appError(ask({ ...NEWEST_FIRST, startAfter: 'yesterday' }), 'invalid-argument');
    });
  });
}
