import { act, screen, waitFor } from '@testing-library/react';
import { fakeIntersections, renderScreen } from 'kit/testing';
import { documentPaths, type SessionState } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { progressOf } from '../progress/create-progress';
import { catalogue, lesson, lessons } from '../testing/catalogue';
import { progressCode } from '../chunks/progress';
import { LessonsInTurn } from './LessonsInTurn';

const LESSONS = ['a', 'b', 'c', 'd'].map((id, index) =>
  lesson(id, { Date: `2026-11-0${9 - index}` }),
);
const Below = () => <LessonsInTurn lessons={LESSONS.slice(1)} kind="all" current="a" />;
const BY_DATE = ['/videos/b', '/videos/c', '/videos/d'];
/** The finished one comes last. */
const IN_TURN = ['/videos/c', '/videos/d', '/videos/b'];

const window = fakeIntersections();
afterAll(() => window.restore());
beforeEach(() => window.see(false));

/** A list whose learner's progress arrives when the test says so. */
async function open(session: SessionState = aMember()) {
  const platform = createInMemoryPlatform({
    session,
    preferences: { tier: 1 },
    catalogue: catalogue(...LESSONS),
    documents: { [documentPaths.learnerState('uid-heidi')]: { finished: { b: '2026-11-01' } } },
  });
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const get = platform.documents.get.bind(platform.documents);
  jest
    .spyOn(platform.documents, 'get')
    .mockImplementation((path) => arrival.then(() => get(path)) as ReturnType<typeof get>);
  progressCode.load();
  renderScreen(Below, platform);
  const progress = progressOf(platform);
  await act(async () => {});
  return {
    platform,
    progress,
    arrive: async () => {
      await act(async () => arrive());
      await waitFor(() => expect(progress.state$.value.status).toBe('success'));
    },
  };
}
const listed = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test('takes its order once the progress is known, and keeps it while lessons are watched', async () => {
  const { progress, arrive } = await open();
  expect(listed()).toEqual(BY_DATE);
  await arrive();
  await waitFor(() => expect(listed()).toEqual(IN_TURN));
  act(() => {
    progress.watched('d', 30, 30);
    progress.finished('c');
  });
  expect(listed()).toEqual(IN_TURN);
});

test('moves no card while it is in view', async () => {
  const { arrive } = await open();
  act(() => window.see(true));
  await arrive();
  await act(async () => {});
  expect(listed()).toEqual(BY_DATE);
  act(() => window.see(false));
  expect(listed()).toEqual(IN_TURN);
});

test('moves no card in view when the page learns who is here', async () => {
  const { platform, arrive } = await open({ status: 'unknown' });
  act(() => window.see(true));
  const before = listed();
  act(() => platform.preferences.set({ tier: 0 }));
  act(() => platform.setSession(aMember()));
  await arrive();
  expect(listed()).toEqual(before);
  act(() => platform.preferences.set({ tier: 1 }));
  act(() => window.see(false));
  await waitFor(() => expect(listed()).toEqual(IN_TURN));
});

test.each([
  ['whole rows, in 1 to 4 columns', 13, 12],
  ['all that there are, where they fill no list', 7, 7],
  ['none that would stand alone', 5, 4],
])('shows %s', (_, count, shown) => {
  const many = lessons('x', count);
  const Many = () => <LessonsInTurn lessons={many} kind="all" current="a" />;
  renderScreen(Many, createInMemoryPlatform({ catalogue: catalogue(...many) }));
  expect(listed()).toHaveLength(shown);
});
