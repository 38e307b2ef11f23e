import { fakeEngine } from 'kit/testing';
import { createInMemoryPlatform } from 'common-testing';
import { at, pass, refusal, start } from '../testing/live-playback';
import { startLivePlayback } from './live-playback';

test('plays at the live edge as soon as there is a picture', async () => {
  const { engine, fire, status, play } = await start();
  expect(engine.done).toEqual([`load ${at('a')} at -1`]);
  expect(status()).toBe('loading');
  fire('canplay');
  expect(play).toHaveBeenCalledTimes(1);
  expect(status()).toBe('playing');
  fire('waiting');
  expect(status()).toBe('loading');
});

test.each([
  ['loads the fresh one', async () => at('b'), [`load ${at('b')} at -1`]],
  ['loads nothing after a refusal', async () => undefined, []],
  [
    'loads what it has without an answer',
    () => Promise.reject(new Error()),
    [`load ${at('a')} at -1`],
  ],
])('asks first where its address may have ended, and %s', async (_, answer, done) => {
  const { engine, status } = await start(answer, true);
  expect(engine.done).toEqual(done);
  expect(status()).toBe('loading');
});

test('plays muted if the browser refuses sound, and waits for a press if it refuses all', async () => {
  const { video, fire, play, status } = await start();
  play.mockRejectedValueOnce(refusal());
  fire('canplay');
  await pass(0);
  expect(video.muted).toBe(true);
  expect(status()).toBe('playing');

  const other = await start();
  other.play.mockRejectedValueOnce(refusal()).mockRejectedValueOnce(refusal());
  other.fire('canplay');
  await pass(0);
  expect(other.status()).toBe('paused');
  other.playback.toggle();
  expect(other.status()).toBe('playing');
});

test('says when it is behind, and comes back', async () => {
  const { engine, fire, moveTo, playback, video } = await start();
  fire('canplay');
  engine.setEdge(100);
  moveTo(93);
  await pass(1000);
  expect(playback.isBehind$.value).toBe(false);
  playback.toggle();
  engine.setEdge(140);
  await pass(1000);
  expect(playback.isBehind$.value).toBe(true);
  playback.goLive();
  expect(video.currentTime).toBe(140);
  expect(playback.isBehind$.value).toBe(false);
  expect(playback.status$.value).toBe('playing');
});

describe('a phone that is put away', () => {
  test('returns to the live edge, also when the browser has paused it', async () => {
    const { engine, fire, seen, video, status } = await start();
    fire('canplay');
    seen(false);
    video.pause();
    engine.setEdge(500);
    seen(true);
    expect(video.currentTime).toBe(500);
    expect(status()).toBe('playing');
  });

  test('does not jump if the picture kept playing', async () => {
    const { engine, fire, moveTo, seen, video, status } = await start();
    fire('canplay');
    seen(false);
    moveTo(495);
    engine.setEdge(500);
    seen(true);
    expect(video.currentTime).toBe(495);
    expect(status()).toBe('playing');
  });

  test('stays paused when the learner has paused it', async () => {
    const { engine, fire, seen, playback, video, status } = await start();
    fire('canplay');
    playback.toggle();
    seen(false);
    engine.setEdge(500);
    seen(true);
    expect(video.currentTime).toBe(0);
    expect(status()).toBe('paused');
  });
});

describe('the keys of the lock screen', () => {
  test('pause and play: a stream that was paused there stays paused', async () => {
    const handlers = new Map<string, (() => void) | null>();
    const mediaSession = {
      setActionHandler: (action: string, react: (() => void) | null) =>
        void handlers.set(action, react),
    };
    Object.defineProperty(navigator, 'mediaSession', { value: mediaSession, configurable: true });
    const { engine, fire, seen, video, status, playback } = await start();
    fire('canplay');
    seen(false);
    handlers.get('pause')?.();
    expect(video.paused).toBe(true);
    engine.setEdge(500);
    seen(true);
    expect(video.currentTime).toBe(0);
    expect(status()).toBe('paused');
    seen(false);
    handlers.get('play')?.();
    expect(status()).toBe('playing');
    seen(true);
    expect(video.currentTime).toBe(500);
    playback.destroy();
    expect([...handlers.values()]).toEqual([null, null]);
    Reflect.deleteProperty(navigator, 'mediaSession');
  });
});

test('leaving stops everything', async () => {
  const { engine, fire, playback, play } = await start();
  engine.fail('network');
  playback.destroy();
  fire('canplay');
  await pass(60_000);
  expect(engine.done.slice(1)).toEqual(['destroy']);
  expect(play).not.toHaveBeenCalled();
});

test('says that the browser cannot play HLS', async () => {
  const playback = startLivePlayback({
    video: document.createElement('video'),
    url: at('a'),
    askAgain: async () => undefined,
    loadEngine: async () => undefined,
    log: createInMemoryPlatform().log,
  });
  await pass(0);
  expect(playback.status$.value).toBe('unsupported');
  playback.destroy();
});

test('code that cannot be loaded is a failure, and trying again loads it', async () => {
  const engine = fakeEngine();
  const loadEngine = jest.fn(async () => engine.create);
  loadEngine.mockRejectedValueOnce(new Error('offline'));
  const playback = startLivePlayback({
    video: document.createElement('video'),
    url: at('a'),
    askAgain: async () => at('b'),
    loadEngine,
    log: createInMemoryPlatform().log,
  });
  await pass(0);
  expect(playback.status$.value).toBe('failed');
  playback.retry();
  await pass(0);
  expect(engine.done).toEqual([`load ${at('a')} at -1`]);
  playback.destroy();
});

test('reports the health of the stream each second', async () => {
  const { engine, playback } = await start();
  expect(playback.health$.value).toBeUndefined();
  const health = { secondsSinceNewest: 2.5, segmentSeconds: 4, bitsPerSecond: 800_000 };
  engine.setHealth(health);
  await pass(1000);
  expect(playback.health$.value).toEqual(health);
});
