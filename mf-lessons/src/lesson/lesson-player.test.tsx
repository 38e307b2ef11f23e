import { act, screen, waitFor } from '@testing-library/react';
import { fakeEngine, renderScreen } from 'kit/testing';
import { documentPaths } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { createPlayerControl } from '../player/control/player-control';
import { fakeVideo } from '../testing/fake-video';
import { GRANTED } from '../testing/granted-lesson';
import { progressCode } from '../chunks/learner-progress';
import { createLessonStore } from './lesson-store';
import { LessonPlayer } from './LessonPlayer';

const mockEngine = fakeEngine();
jest.mock('kit/stream', () => ({
  ...jest.requireActual<object>('kit/stream'),
  loadEngine: async () => mockEngine.create,
}));

async function open(path: string) {
  mockEngine.done.length = 0;
  const learnerState = { resumeAt: { znueni: 20 }, updatedAt: new Date(0) };
  const platform = createInMemoryPlatform({
    session: aMember(),
    path,
    documents: { [documentPaths.learnerState('uid-heidi')]: learnerState },
  });
  const control = createPlayerControl(platform.preferences, platform.log);
  const store = createLessonStore(platform, 'znueni');
  const lesson = { videoID: 'znueni', known: undefined, untitled: 'Lesson', content: GRANTED };
  renderScreen(() => <LessonPlayer {...lesson} store={store} control={control} />, platform);
  await waitFor(() => expect(mockEngine.done).toHaveLength(1));
  const video = fakeVideo(screen.getByLabelText<HTMLVideoElement>(/^Video: /));
  Object.defineProperties(video.element, {
    duration: { get: () => 100 },
    paused: { get: () => true },
  });
  video.moveTo(Number(mockEngine.done[0]?.split(' ').at(-1)));
  act(() => video.fire('durationchange'));
  act(() => video.fire('canplay'));
  await waitFor(() => expect(progressCode.state$.value.status).toBe('success'));
  await act(async () => undefined);
  return video.element;
}

test.each([72.5, 3])('starts at %d s when the address says so', async (seconds) => {
  const video = await open(`/videos/znueni?t=${seconds}`);
  expect(video.currentTime).toBe(seconds);
});

test.each(['', '?t=soon', '?t=-4', '?t=1e9'])(
  'goes on where the learner stopped when the address says %p',
  async (search) => {
    const video = await open(`/videos/znueni${search}`);
    await waitFor(() => expect(video.currentTime).toBe(20));
  },
);

test('stores the last seconds at once when the learner leaves the lesson', async () => {
  const platform = createInMemoryPlatform({ session: aMember() });
  const control = createPlayerControl(platform.preferences, platform.log);
  const store = createLessonStore(platform, 'znueni');
  const { unmount } = renderScreen(
    () => (
      <LessonPlayer
        videoID="znueni"
        known={undefined}
        untitled="Lesson"
        content={GRANTED}
        store={store}
        control={control}
      />
    ),
    platform,
  );
  const element = screen.getByLabelText<HTMLVideoElement>(/^Video: /);
  const video = fakeVideo(element);
  Object.defineProperties(element, {
    duration: { get: () => 100 },
    paused: { get: () => false },
  });
  act(() => video.fire('durationchange'));
  await waitFor(() => expect(progressCode.state$.value.status).toBe('success'));
  await act(async () => undefined);
  act(() => {
    for (const second of [20, 21, 22, 23]) video.moveTo(second);
  });
  unmount();
  await waitFor(async () => {
    const stored = await platform.documents.get(documentPaths.learnerState('uid-heidi'));
    expect(stored).toMatchObject({ resumeAt: { znueni: 23 } });
    expect(Object.values(stored?.days ?? {})).toEqual([{ seconds: 3, cards: 0 }]);
  });
});

test.each([
  ['a machine speaks', { isMachine: true, isMusicOnly: false }, 1],
  ['a person speaks', { isMachine: false, isMusicOnly: false }, 0],
  ['there is music only', { isMachine: true, isMusicOnly: true }, 0],
])('marks the picture of a film in which %s', async (_, lineSounds, marks) => {
  const platform = createInMemoryPlatform({ session: aMember() });
  renderScreen(
    () => (
      <LessonPlayer
        videoID="znueni"
        known={undefined}
        untitled="Lesson"
        content={{ ...GRANTED, lineSounds: { urls: [], ...lineSounds } }}
        store={createLessonStore(platform, 'znueni')}
        control={createPlayerControl(platform.preferences, platform.log)}
      />
    ),
    platform,
  );
  await act(async () => undefined);
  expect(screen.queryAllByText('Sample: machine voice')).toHaveLength(marks);
});
