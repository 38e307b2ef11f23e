import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { documentPaths } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'shared-contracts/testing';
import { createPlayerControl } from '../player/control/player-control';
import { progressCode } from '../progress/progress-code';
import { fakeEngine, streamOf } from '../testing/fake-engine';
import { fakeVideo } from '../testing/fake-video';
import { createLessonStore, type GrantedLesson } from './lesson-store';
import { LessonPlayer } from './LessonPlayer';

const mockEngine = fakeEngine();
jest.mock('kit/stream', () => ({
  ...jest.requireActual<object>('kit/stream'),
  loadEngine: async () => mockEngine.create,
}));

it('stores the last seconds at once when the learner leaves the lesson', async () => {
  const platform = createInMemoryPlatform({ session: aMember() });
  const control = createPlayerControl(platform.preferences, platform.log);
  const store = createLessonStore(platform, 'znueni');
  const content: GrantedLesson = {
    kind: 'granted',
    stream: streamOf('a.m3u8'),
    lines: [],
    captions: undefined,
    photos: [],
    audios: [],
    recordings: { urls: [], isMachine: false, isMusicOnly: false },
  };
  const { unmount } = renderScreen(
    () => (
      <LessonPlayer
        videoID="znueni"
        known={undefined}
        untitled="Lesson"
        content={content}
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
