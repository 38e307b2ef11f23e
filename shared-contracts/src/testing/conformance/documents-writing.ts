import { collectionPaths, documentPaths } from '../../document-paths';
import type { ConformanceHarness, Given } from './harness';

const ISO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Signs up somebody new, who therefore has written nothing yet. */
async function newLearner({ platform, accounts }: ConformanceHarness) {
  const { username, email, password } = accounts.fresh();
  await platform.session.signUpWithEmailAndPassword(username, email, password);
  const state = platform.session.state$.value;
  if (state.status !== 'member') throw new Error('Nobody is signed in after the sign-up');
  return documentPaths.learnerState(state.user.UID);
}

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

export function documentWritingPromises(given: Given): void {
  it('merges deeply and reads the time of the server back as ISO 8601 text', async () => {
    const { documents } = given().platform;
    const path = await newLearner(given());
    const updatedAt = documents.serverTimestamp();
    await documents.merge(path, { resumeAt: { 'lesson-1': 12 }, updatedAt });
    await documents.merge(path, { resumeAt: { 'lesson-2': 7 }, updatedAt });
    expect(await documents.get(path)).toEqual({
      resumeAt: { 'lesson-1': 12, 'lesson-2': 7 },
      updatedAt: expect.stringMatching(ISO),
    });
  });

  it('stores what was given, not what the writer does with it later', async () => {
    const { documents } = given().platform;
    const path = await newLearner(given());
    const resumeAt: Record<string, number> = { 'lesson-1': 12 };
    const written = documents.merge(path, { resumeAt, updatedAt: documents.serverTimestamp() });
    await written;
    resumeAt['lesson-1'] = 99;
    expect(await documents.get(path)).toMatchObject({ resumeAt: { 'lesson-1': 12 } });
  });

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

  it('writes a batch in full or not at all', async () => {
    const { platform, paths } = given();
    const { documents } = platform;
    const path = await newLearner(given());
    const data = { resumeAt: { 'lesson-1': 1 }, updatedAt: documents.serverTimestamp() };
    await expect(
      documents.batch([
        { operation: 'set', path, data },
        { operation: 'merge', path: paths.refused, data: { note: 'no' } },
      ]),
    ).rejects.toHaveProperty('code', 'permission-denied');
    expect(await documents.get(path)).toBeUndefined();

    await documents.batch([{ operation: 'set', path, data }]);
    expect(await documents.get(path)).toMatchObject({ resumeAt: { 'lesson-1': 1 } });
  });
}
