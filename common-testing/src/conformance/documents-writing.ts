import { documentPaths } from 'shared-contracts';
import type { ConformanceHarness, Given } from './harness';

const ISO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Signs up a new user without any documents. */
async function newLearner({ platform, accounts }: ConformanceHarness) {
  const { username, email, password } = accounts.fresh();
  await platform.session.signUpWithEmailAndPassword(username, email, password);
  const state = platform.session.state$.value;
  if (state.status !== 'member') throw new Error('Nobody is signed in after the sign-up');
  const { UID } = state.user;
  return { user: documentPaths.user(UID), learnerState: documentPaths.learnerState(UID) };
}

export function documentWritingPromises(given: Given): void {
  test('merges deeply and reads the time of the server back as ISO 8601 text', async () => {
    const { documents } = given().platform;
    const { learnerState: path } = await newLearner(given());
    const updatedAt = documents.serverTimestamp();
    await documents.merge(path, { resumeAt: { 'lesson-1': 12 }, updatedAt });
    await documents.merge(path, { resumeAt: { 'lesson-2': 7 }, updatedAt });
    expect(await documents.get(path)).toEqual({
      resumeAt: { 'lesson-1': 12, 'lesson-2': 7 },
      updatedAt: expect.stringMatching(ISO),
    });
  });

  test('adds to a number on the server, at any depth, also to a missing one', async () => {
    const { documents } = given().platform;
    const { learnerState: path } = await newLearner(given());
    const add = (seconds: number, cards: number) =>
      documents.merge(path, {
        days: {
          '2026-11-20': {
            seconds: documents.increment(seconds),
            cards: documents.increment(cards),
          },
        },
        updatedAt: documents.serverTimestamp(),
      });
    await Promise.all([add(1.5, 2), add(30, 0)]);
    await add(0, -1);
    expect(await documents.get(path)).toMatchObject({
      days: { '2026-11-20': { seconds: 31.5, cards: 1 } },
    });
  });

  test('stores the given values, not later changes of the object', async () => {
    const { documents } = given().platform;
    const { learnerState: path } = await newLearner(given());
    const resumeAt: Record<string, number> = { 'lesson-1': 12 };
    const written = documents.merge(path, { resumeAt, updatedAt: documents.serverTimestamp() });
    await written;
    resumeAt['lesson-1'] = 99;
    expect(await documents.get(path)).toMatchObject({ resumeAt: { 'lesson-1': 12 } });
  });

  test('stores consents with the time of the server, each on its own [DOC-write-user] [DOC-read-user]', async () => {
    const { documents } = given().platform;
    const { user } = await newLearner(given());
    const answer = (didUserAgree: boolean) => ({ didUserAgree, Date: documents.serverTimestamp() });
    await documents.merge(user, {
      DocID: user.split('/')[1],
      PrivacyPolicyAndTermsAndConditionsConsent: answer(true),
      RemindersConsent: answer(false),
      MarketingConsent: answer(false),
    });
    const first = await documents.get(user);
    expect(first?.RemindersConsent).toEqual({
      didUserAgree: false,
      Date: expect.stringMatching(ISO),
    });

    await documents.merge(user, { MarketingConsent: answer(true) });
    expect(await documents.get(user)).toEqual({
      ...first,
      MarketingConsent: { didUserAgree: true, Date: expect.stringMatching(ISO) },
    });
  });

  test('writes a batch in full or not at all', async () => {
    const { platform, paths } = given();
    const { documents } = platform;
    const { learnerState: path } = await newLearner(given());
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
