import { collectionPaths, documentPaths } from '../../document-paths';
import type { ConformanceHarness, Given } from './harness';

const ISO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Signs in the subscriber and writes a comment under the paid lesson. */
export async function addComment({ platform, accounts, paths }: ConformanceHarness, text: string) {
  const { session, documents } = platform;
  await session.signInWithEmailAndPassword(accounts.subscriber.email, accounts.subscriber.password);
  const state = session.state$.value;
  if (state.status !== 'member') throw new Error('Nobody is signed in after the log-in');
  const id = await documents.add(collectionPaths.comments(paths.paidVideo), {
    Message: text,
    UID: state.user.UID,
    Username: state.user.Username,
    TimeStamp: documents.serverTimestamp(),
  });
  return { id, path: documentPaths.comment(paths.paidVideo, id) };
}

export function commentPromises(given: Given): void {
  it('adds under a new id and removes', async () => {
    const { documents } = given().platform;
    const { id, path } = await addComment(given(), 'Merci vilmal!');
    expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(await documents.get(path)).toMatchObject({
      Message: 'Merci vilmal!',
      TimeStamp: expect.stringMatching(ISO),
    });
    await documents.remove(path);
    expect(await documents.get(path)).toBeUndefined();
  });
}
