import { act, screen } from '@testing-library/react';
import { fakeEngine, renderScreen, streamOf } from 'kit/testing';
import { createInMemoryPlatform, type InMemoryPlatform } from 'common-testing';
import { fakeVideo } from '../testing/fake-video';
import { Player, type PlayerProps } from './Player';

const STREAM = streamOf('first.m3u8');
let mockEngine = fakeEngine();
jest.mock('kit/stream', () => ({
  ...jest.requireActual<object>('kit/stream'),
  loadEngine: async () => mockEngine.create,
}));
beforeEach(() => {
  mockEngine = fakeEngine();
});
afterEach(() => jest.useRealTimers());

async function show(props: Partial<PlayerProps> = {}, platform?: InMemoryPlatform) {
  const renewStream = jest.fn(async () => streamOf('fresh.m3u8'));
  const rendered = renderScreen(
    () => (
      <Player
        title="Znüni"
        stream={STREAM}
        poster="https://media.example/a.webp"
        renewStream={renewStream}
        {...props}
      />
    ),
    platform,
  );
  const element = screen.getByLabelText<HTMLVideoElement>('Video: Znüni');
  const video = fakeVideo(element);
  await act(async () => {});
  return { ...rendered, element, renewStream, fire: (type: string) => act(() => video.fire(type)) };
}

test('shows that it loads until it can play through, and controls once it is playable [PLAYER-loading-indicator] [PLAYER-controls-once-playable]', async () => {
  const { fire } = await show();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the video');
  expect(screen.queryByRole('group', { name: 'Video controls' })).not.toBeInTheDocument();
  fire('canplay');
  expect(await screen.findByRole('group', { name: 'Video controls' })).toBeVisible();
  expect(screen.getByRole('status')).toBeInTheDocument();
  fire('canplaythrough');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('shows its picture until the film has one, and no longer', async () => {
  const { container, fire } = await show();
  const picture = () => container.querySelector('img');
  expect(picture()).toHaveAttribute('src', 'https://media.example/a.webp');
  fire('play');
  expect(picture()).toBeInTheDocument();
  fire('playing');
  expect(picture()).not.toBeInTheDocument();
  fire('waiting');
  expect(picture()).not.toBeInTheDocument();
});

test('shows a play icon until the controls load, and none without controls', async () => {
  const { container } = await show();
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  for (let failure = 0; failure < 3; failure += 1) act(() => mockEngine.fail('other'));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(container.querySelectorAll('svg')).toHaveLength(0);
});

test('counts as loading until there is a picture', async () => {
  const platform = createInMemoryPlatform();
  platform.loading.stop();
  const isAwaited = () => platform.loading.isActive$.value;
  const { fire } = await show({}, platform);
  expect(isAwaited()).toBe(true);
  fire('canplay');
  expect(isAwaited()).toBe(false);
  fire('canplaythrough');
  expect(isAwaited()).toBe(false);
});

test('no longer counts as loading once it is left or retries', async () => {
  const platform = createInMemoryPlatform();
  platform.loading.stop();
  const isAwaited = () => platform.loading.isActive$.value;
  const first = await show({}, platform);
  first.unmount();
  expect(isAwaited()).toBe(false);
  await show({}, platform);
  expect(isAwaited()).toBe(true);
  act(() => mockEngine.fail('network'));
  expect(isAwaited()).toBe(false);
});

test('counts as loading for a limited time when the browser loads no picture before a press', async () => {
  jest.useFakeTimers();
  const platform = createInMemoryPlatform();
  platform.loading.stop();
  await show({}, platform);
  act(() => jest.advanceTimersByTime(4900));
  expect(platform.loading.isActive$.value).toBe(true);
  act(() => jest.advanceTimersByTime(200));
  expect(platform.loading.isActive$.value).toBe(false);
});

test('keeps a place of 16:9 and shows the picture of the lesson [PLAYER-ratio] [CONST-video-ratio]', async () => {
  const { element } = await show();
  expect(element.width / element.height).toBe(16 / 9);
  expect(element.poster).toBe('https://media.example/a.webp');
});

test('has no controls, no sound, and loops, as its options say [PLAYER-options]', async () => {
  const { element, fire } = await show({ controls: false, mute: true, loop: true });
  fire('canplaythrough');
  await act(async () => {});
  expect(screen.queryByRole('group', { name: 'Video controls' })).not.toBeInTheDocument();
  expect(element).not.toHaveAttribute('controls');
  expect(element.muted).toBe(true);
  expect(element.loop).toBe(true);
});

test('starts every video at the speed that was chosen in the settings', async () => {
  const platform = createInMemoryPlatform({ preferences: { speed: 0.75 } });
  const { element } = await show({}, platform);
  expect(element.defaultPlaybackRate).toBe(0.75);
});

test('starts by itself only with autoplay [PLAYER-options]', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const first = await show();
  first.fire('canplay');
  expect(play).not.toHaveBeenCalled();
  first.unmount();
  const second = await show({ autoplay: true });
  second.fire('canplay');
  expect(play).toHaveBeenCalledTimes(1);
});

test('says that it reconnects', async () => {
  await show();
  act(() => mockEngine.fail('network'));
  expect(screen.getByText('Reconnecting…')).toBeVisible();
});

describe('without a network', () => {
  let onLine: jest.SpyInstance<boolean, []>;
  beforeEach(() => {
    onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  });
  afterEach(() => onLine.mockRestore());
  const setOnline = (isOnline: boolean) =>
    act(async () => {
      onLine.mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  const offline = () => screen.queryByText(/^You are offline\. The lesson continues when/);

  test('says so where it has run out of data, and goes on when the network is back', async () => {
    const { fire } = await show();
    fire('canplaythrough');
    await setOnline(false);
    expect(offline()).not.toBeInTheDocument();
    fire('waiting');
    expect(offline()).toBeVisible();
    act(() => mockEngine.fail('network'));
    expect(offline()).toBeVisible();
    await setOnline(true);
    expect(offline()).not.toBeInTheDocument();
    expect(mockEngine.done.at(-1)).toBe('retry loading at 0');
  });

  test('starts over by itself when it had stopped', async () => {
    const { renewStream } = await show();
    await setOnline(false);
    act(() => {
      for (let failure = 0; failure < 3; failure += 1) mockEngine.fail('other');
    });
    expect(offline()).toBeVisible();
    await setOnline(true);
    expect(renewStream).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('says when it stopped and starts over with a fresh URL on Retry', async () => {
  const { user, renewStream } = await show();
  act(() => {
    for (let failure = 0; failure < 3; failure += 1) mockEngine.fail('other');
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The video stopped');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(renewStream).toHaveBeenCalledTimes(1);
  expect(mockEngine.done.at(-1)).toBe('load fresh.m3u8 at 0');
});

test('releases the stream when it leaves the page', async () => {
  const { unmount } = await show();
  unmount();
  expect(mockEngine.done.at(-1)).toBe('destroy');
});

describe('the page is not replaced', () => {
  const playing = (element: HTMLVideoElement, isPlaying: boolean) =>
    Object.defineProperty(element, 'paused', { configurable: true, get: () => !isPlaying });

  test('while a film plays, and can be when it pauses or is left', async () => {
    const { fire, element, platform, unmount } = await show();
    const { holds$ } = platform.reload;
    expect(holds$.value).toEqual([]);
    playing(element, true);
    fire('play');
    expect(holds$.value).toEqual(['film']);
    playing(element, false);
    fire('pause');
    expect(holds$.value).toEqual([]);
    playing(element, true);
    fire('play');
    unmount();
    expect(holds$.value).toEqual([]);
  });

  test('while it waits for the learner after a line', async () => {
    const { fire, element, platform } = await show();
    act(() => platform.preferences.set({ pauseAfterLine: true }));
    expect(platform.reload.holds$.value).toEqual([]);
    playing(element, true);
    fire('play');
    playing(element, false);
    fire('pause');
    expect(platform.reload.holds$.value).toEqual(['film']);
    act(() => platform.preferences.set({ pauseAfterLine: false }));
    expect(platform.reload.holds$.value).toEqual([]);
  });
});
