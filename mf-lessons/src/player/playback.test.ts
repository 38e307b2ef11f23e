import { NO_OPENING } from 'kit/stream';
import { fakeEngine, streamOf } from 'kit/testing';
import { createInMemoryPlatform } from 'common-testing';
import { fakeVideo } from '../testing/fake-video';
import { startPlayback, type PlaybackOptions } from './playback';

/** Runs everything that waits only for promises. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function start(change: Partial<PlaybackOptions> = {}) {
  const video = fakeVideo();
  const engine = fakeEngine();
  const platform = createInMemoryPlatform();
  const play = jest.spyOn(video.element, 'play').mockResolvedValue();
  const renewStream = jest.fn(async () => streamOf('fresh.m3u8'));
  const playback = startPlayback({
    video: video.element,
    stream: streamOf('first.m3u8'),
    renewStream,
    loadEngine: async () => engine.create,
    log: platform.log,
    autoplay: false,
    ...change,
  });
  await settle();
  const status = () => playback.state$.value.status;
  return { video, engine, playback, status, play, renewStream, logs: platform.recorded.logs };
}

test('loads from the beginning, is playable with a picture and ready when it can play through [VIDEO-loading-then-playable]', async () => {
  const { video, engine, status } = await start();
  expect(engine.done).toEqual(['load first.m3u8 at 0']);
  expect(status()).toBe('loading');
  video.fire('canplay');
  expect(status()).toBe('playable');
  video.fire('canplaythrough');
  expect(status()).toBe('ready');
});

test('retries loading after a network error, each time later, and shows that it does [VIDEO-fatal-network]', async () => {
  const { video, engine, status } = await start();
  video.fire('canplaythrough');
  engine.fail('network');
  expect(status()).toBe('reconnecting');
  await jest.advanceTimersByTimeAsync(499);
  expect(engine.done).toEqual(['load first.m3u8 at 0']);
  await jest.advanceTimersByTimeAsync(1);
  expect(engine.done.slice(1)).toEqual(['retry loading at 0']);
  engine.fail('network');
  await jest.advanceTimersByTimeAsync(999);
  expect(engine.done.slice(1)).toEqual(['retry loading at 0']);
  await jest.advanceTimersByTimeAsync(1);
  expect(engine.done.slice(1)).toEqual(['retry loading at 0', 'retry loading at 0']);
  video.fire('progress');
  expect(status()).toBe('ready');
});

test('recovers from a media error and restarts at the same position when that does not help [VIDEO-fatal-media]', async () => {
  const { video, engine } = await start();
  video.moveTo(12);
  engine.fail('media');
  engine.fail('media');
  video.moveTo(0);
  engine.fail('media');
  expect(engine.done.slice(1)).toEqual([
    'recover media at 12',
    'recover media at 12',
    'load first.m3u8 at 12',
  ]);
});

test('restarts after any other error [VIDEO-fatal-other]', async () => {
  const { video, engine } = await start();
  video.moveTo(3);
  engine.fail('other');
  expect(engine.done.slice(1)).toEqual(['load first.m3u8 at 3']);
});

test('restarts at a position that was chosen just before, without an event for it', async () => {
  const { video, engine } = await start();
  video.moveTo(3);
  Object.defineProperty(video.element, 'seeking', { configurable: true, value: true });
  video.element.currentTime = 90;
  engine.fail('other');
  expect(engine.done.slice(1)).toEqual(['load first.m3u8 at 90']);
});

test('asks once for a fresh URL when the token is refused, and keeps the position', async () => {
  const { video, engine, status, renewStream } = await start();
  video.moveTo(47.5);
  engine.fail('refused');
  await settle();
  expect(renewStream).toHaveBeenCalledTimes(1);
  expect(engine.done.slice(1)).toEqual(['load fresh.m3u8 at 47.5']);
  engine.fail('refused');
  await settle();
  expect(renewStream).toHaveBeenCalledTimes(1);
  expect(status()).toBe('failed');
});

test.each(['refused', 'other'] as const)(
  'keeps the position when the connection is lost before the restarted stream has data (%s) [VIDEO-fatal-network]',
  async (kind) => {
    const { video, engine } = await start();
    video.moveTo(200);
    engine.fail(kind);
    await settle();
    // An emptied element resets its position without a seek.
    video.moveTo(0);
    engine.fail('network');
    await jest.advanceTimersByTimeAsync(500);
    engine.fail('media');
    expect(engine.done.slice(2)).toEqual(['retry loading at 200', 'recover media at 200']);
  },
);

test('renews once although the old stream is refused again, and plays', async () => {
  const { video, engine, status, renewStream } = await start();
  engine.fail('refused');
  engine.fail('refused');
  expect(status()).toBe('reconnecting');
  await settle();
  expect(renewStream).toHaveBeenCalledTimes(1);
  expect(engine.done.slice(1)).toEqual(['load fresh.m3u8 at 0']);
  video.fire('canplaythrough');
  expect(status()).toBe('ready');
});

test('ignores the old stream while it restarts', async () => {
  const { engine, playback, status, renewStream } = await start();
  renewStream.mockRejectedValueOnce(new Error('offline'));
  engine.fail('refused');
  await settle();
  playback.retry();
  engine.fail('other');
  expect(status()).toBe('loading');
  await settle();
  expect(engine.done.slice(1)).toEqual(['load fresh.m3u8 at 0']);
});

test('restarts at the position the user wanted, even without data from there', async () => {
  const { video, engine } = await start();
  video.moveTo(40);
  video.seekTo(12);
  engine.fail('other');
  expect(engine.done.slice(1)).toEqual(['load first.m3u8 at 12']);
});

test('renews again later, once the picture has moved on', async () => {
  const { video, engine, renewStream } = await start();
  video.moveTo(10);
  engine.fail('refused');
  await settle();
  video.moveTo(16);
  engine.fail('refused');
  await settle();
  expect(renewStream).toHaveBeenCalledTimes(2);
});

test('gives up without a fresh URL, and restarts on request', async () => {
  const { video, engine, playback, status, renewStream } = await start();
  video.moveTo(8);
  renewStream.mockRejectedValueOnce(new Error('offline'));
  engine.fail('refused');
  await settle();
  expect(status()).toBe('failed');
  playback.retry();
  expect(status()).toBe('loading');
  await settle();
  expect(engine.done.slice(1)).toEqual(['load fresh.m3u8 at 8']);
});

test('goes on playing by itself after a restart, but not when it was paused', async () => {
  const { video, engine, play } = await start();
  video.fire('play');
  engine.fail('other');
  video.fire('canplay');
  expect(play).toHaveBeenCalledTimes(1);
  video.fire('pause');
  engine.fail('other');
  video.fire('canplay');
  expect(play).toHaveBeenCalledTimes(1);
});

test('only logs that autoplay was refused [PLAYER-autoplay-failure-logged]', async () => {
  const { video, status, play, logs } = await start({ autoplay: true });
  play.mockRejectedValueOnce(new DOMException('no interaction yet', 'NotAllowedError'));
  video.fire('canplay');
  await settle();
  expect(play).toHaveBeenCalledTimes(1);
  expect(status()).toBe('playable');
  expect(logs).toEqual([expect.objectContaining({ level: 'info' })]);
});

test('says so where HLS cannot be played', async () => {
  const { status } = await start({ loadEngine: async () => undefined });
  expect(status()).toBe('unsupported');
});

test('fails visibly when the code of the player cannot be fetched, and retries', async () => {
  const engine = fakeEngine();
  const loadEngine = jest
    .fn<ReturnType<PlaybackOptions['loadEngine']>, []>()
    .mockRejectedValueOnce(new Error('chunk is gone'))
    .mockResolvedValue(engine.create);
  const { playback, status } = await start({ loadEngine });
  expect(status()).toBe('failed');
  playback.retry();
  await settle();
  expect(engine.done).toEqual(['load fresh.m3u8 at 0']);
});

describe('the quality that the learner chose', () => {
  test('reaches an engine that is made later', async () => {
    const engine = fakeEngine();
    const loadEngine = jest
      .fn<ReturnType<PlaybackOptions['loadEngine']>, []>()
      .mockRejectedValueOnce(new Error('chunk is gone'))
      .mockResolvedValue(engine.create);
    const { playback } = await start({ loadEngine });
    playback.setQuality(720);
    expect(engine.quality()).toBe('auto');
    playback.retry();
    await settle();
    expect(engine.quality()).toBe(720);
  });

  test.each(['refused', 'media', 'other', 'network'] as const)(
    'is kept while the stream recovers from an error (%s)',
    async (kind) => {
      const { engine, playback } = await start();
      playback.setQuality(240);
      engine.fail(kind);
      await jest.advanceTimersByTimeAsync(1000);
      expect(engine.done.length).toBeGreaterThan(1);
      expect(engine.quality()).toBe(240);
    },
  );
});

test('stops everything when destroyed', async () => {
  const { video, engine, playback, status } = await start();
  engine.fail('network');
  playback.destroy();
  await jest.advanceTimersByTimeAsync(60_000);
  video.fire('canplaythrough');
  engine.fail('other');
  expect(engine.done.slice(1)).toEqual(['destroy']);
  expect(status()).toBe('reconnecting');
});

test('creates no engine when it is destroyed while the code loads', async () => {
  const engine = fakeEngine();
  const video = fakeVideo();
  const playback = startPlayback({
    video: video.element,
    stream: streamOf('first.m3u8'),
    renewStream: async () => streamOf('fresh.m3u8'),
    loadEngine: async () => engine.create,
    log: createInMemoryPlatform().log,
    autoplay: false,
  });
  playback.destroy();
  await settle();
  expect(engine.done).toEqual([]);
});

test('gives up files that were fetched ahead, with a fresh URL and when it ends', async () => {
  const givenUp: string[] = [];
  const ahead = (url: string) => ({
    url,
    opening: { ...NO_OPENING, giveUp: () => void givenUp.push(url) },
  });
  const { engine, playback } = await start({
    stream: ahead('first.m3u8'),
    renewStream: async () => ahead('fresh.m3u8'),
  });
  engine.fail('refused');
  await settle();
  expect(givenUp).toEqual(['first.m3u8']);
  playback.destroy();
  expect(givenUp).toEqual(['first.m3u8', 'fresh.m3u8']);
});
