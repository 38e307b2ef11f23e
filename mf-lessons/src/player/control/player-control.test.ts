import { createInMemoryPlatform } from 'common-testing';
import { fakeVideo, type FakeVideo } from '../../testing/fake-video';
import { createPlayerControl, type PlayerControl } from './player-control';

function controlled(duration = 100) {
  const platform = createInMemoryPlatform();
  const video = fakeVideo();
  Object.defineProperty(video.element, 'duration', { value: duration });
  const play = jest.spyOn(video.element, 'play').mockResolvedValue();
  const control = createPlayerControl(platform.preferences, platform.log);
  const detach = control.attach(video.element);
  video.fire('loadedmetadata');
  return { platform, video, play, control, detach, at: () => video.element.currentTime };
}

test('keeps a seek within the video', () => {
  const { control, at } = controlled();
  control.seek(500);
  expect(at()).toBe(100);
  control.act({ do: 'skip', by: -300 });
  expect(at()).toBe(0);
});

test('resumes where the user was, and starts over', () => {
  const { control, play, at } = controlled();
  control.resume(42);
  expect(at()).toBe(42);
  expect(control.resumed$.value).toBe(42);
  control.startOver();
  expect(at()).toBe(0);
  expect(control.resumed$.value).toBeUndefined();
  expect(play).toHaveBeenCalledTimes(1);
});

test('begins at the beginning after the user reached the end', () => {
  const { control, video, at } = controlled();
  // The stream began there before its length was known.
  video.moveTo(95);
  control.resume(95);
  expect(at()).toBe(0);
  expect(control.resumed$.value).toBeUndefined();
});

test('does not move a user after playback has begun', () => {
  const { control, video, at } = controlled();
  video.fire('play');
  video.moveTo(3);
  control.resume(42);
  expect(at()).toBe(3);
});

test.each<[how: string, move: (control: PlayerControl, video: FakeVideo) => void]>([
  ['the slider', (control) => control.seek(3)],
  ['a key', (control) => control.act({ do: 'skip', by: 3 })],
  [
    'the browser’s own controls',
    (_, { element, seekTo }) => {
      element.controls = true;
      seekTo(3);
    },
  ],
])('does not move a user after choosing a position with %s before playing', (_, move) => {
  const { control, video, at } = controlled();
  move(control, video);
  control.resume(42);
  expect(at()).toBe(3);
  expect(control.resumed$.value).toBeUndefined();
});

test('does not count moves by the stream or by itself as the user’s', () => {
  const { control, video, at } = controlled();
  video.seekTo(0.1);
  control.resume(42);
  video.fire('seeking');
  expect(at()).toBe(42);
  expect(control.state$.value.hasStarted).toBe(false);
});

test('plays at the chosen speed, also after a change', () => {
  const { platform, video } = controlled();
  platform.preferences.set({ speed: 1.5 });
  expect(video.element.playbackRate).toBe(1.5);
  expect(video.element.defaultPlaybackRate).toBe(1.5);
});

test('performs each effect of an action', () => {
  const { platform, control, play, video, at } = controlled();
  const presenter = { toggleFullscreen: jest.fn(), showHelp: jest.fn() };
  const leave = control.present(presenter);
  control.act({ do: 'toggle-play' });
  control.act({ do: 'skip', by: 7 });
  control.act({ do: 'toggle-mute' });
  control.act({ do: 'change-speed', by: 1 });
  control.act({ do: 'next-captions' });
  control.act({ do: 'toggle-fullscreen' });
  control.act({ do: 'show-help' });
  leave();
  control.act({ do: 'show-help' });
  expect([play.mock.calls.length, at(), video.element.muted]).toEqual([1, 7, true]);
  expect(platform.preferences.values$.value).toMatchObject({ speed: 1.25, captions: 'en' });
  expect(presenter.toggleFullscreen).toHaveBeenCalledTimes(1);
  expect(presenter.showHelp).toHaveBeenCalledTimes(1);
});

test('plays a line from its beginning', () => {
  const { control, play, at } = controlled();
  control.lines.know({ gsw: [{ line: 3, start: 12, end: 14, text: 'Grüezi' }], en: [] });
  control.playLine(3);
  expect(at()).toBe(12);
  expect(play).toHaveBeenCalledTimes(1);
  control.playLine(4);
  expect(at()).toBe(12);
});

test('only logs that the browser refused to play', async () => {
  const { platform, control, play } = controlled();
  play.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  control.play();
  await Promise.resolve();
  await Promise.resolve();
  expect(platform.recorded.logs).toEqual([expect.objectContaining({ level: 'info' })]);
});

test('leaves the video alone once it is detached', () => {
  const { platform, control, video, detach, at } = controlled();
  detach();
  control.seek(20);
  platform.preferences.set({ speed: 2 });
  expect(at()).toBe(0);
  expect(video.element.playbackRate).toBe(1);
});

describe('the button that repeats a line', () => {
  const CUES = {
    gsw: [
      { line: 0, start: 2, end: 4, text: 'Grüezi' },
      { line: 1, start: 6, end: 8, text: 'Adie' },
      { line: 1, start: 20, end: 22, text: 'Adie', isAgain: true },
    ],
    en: [],
  };

  test('repeats the line that is being said, and pressed again ends it', () => {
    const { control, video, at } = controlled();
    control.lines.know(CUES);
    video.moveTo(6.5);
    control.toggleLoop();
    expect([control.lines.loop$.value, at()]).toEqual([1, 6.5]);
    control.toggleLoop();
    expect(control.lines.loop$.value).toBeUndefined();
  });

  test('leads to the dialogue from a line that comes again', () => {
    const { control, video, at } = controlled();
    control.lines.know(CUES);
    video.moveTo(21);
    control.toggleLoop();
    video.fire('seeking');
    expect([control.lines.loop$.value, at()]).toEqual([1, 6]);
  });
});
