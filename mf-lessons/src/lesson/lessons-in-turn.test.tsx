import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { documentPaths, type SessionState } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { progressOf } from '../progress/create-progress';
import { catalogue, lesson, lessons } from '../testing/catalogue';
import { progressCode } from '../chunks/learner-progress';
import { LessonsInTurn } from './LessonsInTurn';

const LESSONS = ['a', 'b', 'c', 'd'].map((id, index) =>
  lesson(id, { Date: `2026-11-0${9 - index}` }),
);
const Below = () => <LessonsInTurn lessons={LESSONS.slice(1)} kind="all" current="a" />;
const BY_DATE = ['/videos/b', '/videos/c', '/videos/d'];
/** The finished lesson is last. */
const IN_TURN = ['/videos/c', '/videos/d', '/videos/b'];

/** Renders a list; the test decides when the progress arrives. */
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
  const { user } = renderScreen(Below, platform);
  const progress = progressOf(platform);
  await act(async () => {});
  return {
    user,
    platform,
    progress,
    arrive: async () => {
      await act(async () => arrive());
      await waitFor(() => expect(progress.state$.value.status).toBe('success'));
    },
  };
}
const listed = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test('takes its order once the progress is known, and keeps it while others are watched', async () => {
  const { progress, arrive } = await open();
  expect(listed()).toEqual(BY_DATE);
  await arrive();
  await waitFor(() => expect(listed()).toEqual(IN_TURN));
  act(() => progress.finished('d'));
  expect(listed()).toEqual(IN_TURN);
});

test('puts another lesson first once it comes next, as the end of the film does', async () => {
  const { progress, arrive } = await open();
  await arrive();
  await waitFor(() => expect(listed()).toEqual(IN_TURN));
  // As another tab may do.
  act(() => progress.finished('c'));
  expect(listed()).toEqual(['/videos/d', '/videos/b', '/videos/c']);
  act(() => progress.watched('b', 30, 30));
  expect(listed()[0]).toBe('/videos/b');
});

test('moves no card while a pointer or the focus is in the list', async () => {
  const { user, progress, arrive } = await open();
  const first = () => screen.getAllByRole('link')[0]!;
  await user.hover(first());
  await arrive();
  await act(async () => {});
  expect(listed()).toEqual(BY_DATE);
  await user.unhover(first());
  expect(listed()).toEqual(IN_TURN);
  act(() => first().focus());
  act(() => progress.finished('c'));
  expect(listed()).toEqual(IN_TURN);
  act(() => first().blur());
  expect(listed()[0]).toBe('/videos/d');
});

test('moves no card when the session becomes known before the progress', async () => {
  const { platform, arrive } = await open({ status: 'unknown' });
  const before = listed();
  act(() => platform.preferences.set({ tier: 0 }));
  act(() => platform.setSession(aMember()));
  expect(listed()).toEqual(before);
  act(() => platform.preferences.set({ tier: 1 }));
  await arrive();
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
