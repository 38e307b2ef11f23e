import { fakeEngine } from 'kit/testing';
import { createInMemoryPlatform } from 'shared-contracts/testing';
import { startLivePlayback, type LivePlayback } from './live-playback';

const at = (token: string, file = 'master.m3u8') => `https://media.example/s/${token}/live/${file}`;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let isHidden = false;
const started: LivePlayback[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  started.splice(0).forEach(({ destroy }) => destroy());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const refusal = () => new DOMException('no', 'NotAllowedError');

async function start(
  answer: () => Promise<string | undefined> = async () => at('b'),
  isOld = false,
  begunAt?: () => number | undefined,
) {
  const video = document.createElement('video');
  let isPaused = true;
  let position = 0;
  Object.defineProperties(video, {
    paused: { get: () => isPaused },
    readyState: { get: () => HTMLMediaElement.HAVE_ENOUGH_DATA },
    currentTime: { get: () => position, set: (to: number) => (position = to) },
  });
  const fire = (type: string) => void video.dispatchEvent(new Event(type));
  const play = jest.spyOn(video, 'play').mockImplementation(async () => {
    isPaused = false;
    fire('play');
    fire('playing');
  });
  jest.spyOn(video, 'pause').mockImplementation(() => {
    isPaused = true;
    fire('pause');
  });
  const engine = fakeEngine();
  const askAgain = jest.fn(answer);
  const playback = startLivePlayback({
    video,
    url: at('a'),
    isOld,
    askAgain,
    ...(begunAt && { begunAt }),
    loadEngine: async () => engine.create,
    log: createInMemoryPlatform().log,
  });
  started.push(playback);
  await pass(0);
  const moveTo = (seconds: number) => {
    position = seconds;
    fire('timeupdate');
  };
  const seen = (shown: boolean) => {
    isHidden = !shown;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const status = () => playback.status$.value;
  return { video, fire, play, engine, askAgain, playback, moveTo, seen, status };
}

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

test('a browser that refuses sound plays without, one that refuses all waits for a press', async () => {
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

describe('recovery', () => {
  test('a lost connection is tried again for as long as the room is open [VIDEO-fatal-network]', async () => {
    const { engine, fire, status } = await start();
    fire('canplay');
    for (let attempt = 0; attempt < 20; attempt += 1) {
      engine.fail('network');
      expect(status()).toBe('reconnecting');
      await pass(15_000);
    }
    expect(engine.done.slice(1)).toEqual(Array(20).fill('retry loading at -1'));
    fire('playing');
    expect(status()).toBe('playing');
  });

  test('each pause is longer than the last one, and four seconds at most', async () => {
    const { engine } = await start();
    for (const wait of [500, 1000, 2000, 4000, 4000, 4000]) {
      const before = engine.done.length;
      engine.fail('network');
      await pass(wait - 1);
      expect(engine.done).toHaveLength(before);
      await pass(1);
      expect(engine.done.slice(before)).toEqual(['retry loading at -1']);
    }
  });

  test('a line that is back before the stock has run out', async () => {
    const { engine, fire, status } = await start();
    fire('canplay');
    engine.fail('network');
    fire('progress');
    expect(status()).toBe('reconnecting');
    await pass(500);
    fire('progress');
    expect(status()).toBe('playing');
  });

  test('does not wait when the browser is online again', async () => {
    const { engine } = await start();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      engine.fail('network');
      await pass(attempt < 5 ? 15_000 : 0);
    }
    const before = engine.done.length;
    globalThis.dispatchEvent(new Event('online'));
    await pass(0);
    expect(engine.done.slice(before)).toEqual(['retry loading at -1']);
  });

  test('a media error recovers, then starts again at the live edge [VIDEO-fatal-media]', async () => {
    const { engine } = await start();
    for (let attempt = 0; attempt < 3; attempt += 1) engine.fail('media');
    expect(engine.done.slice(1)).toEqual([
      'recover media at 0',
      'recover media at 0',
      `load ${at('a')} at -1`,
    ]);
  });

  test('any other error starts again, and a hopeless stream ends in a button [VIDEO-fatal-other]', async () => {
    const { engine, playback, status } = await start();
    for (let attempt = 0; attempt < 3; attempt += 1) engine.fail('other');
    expect(status()).toBe('failed');
    playback.retry();
    await pass(0);
    expect(engine.done.at(-1)).toBe(`load ${at('b')} at -1`);
    expect(status()).toBe('loading');
  });

  test('earlier errors are forgotten once the picture moves on', async () => {
    const { engine, moveTo, status } = await start();
    for (let round = 1; round <= 5; round += 1) {
      engine.fail('other');
      moveTo(round * 10);
    }
    expect(status()).not.toBe('failed');
  });
});

describe('earlier errors', () => {
  /** Two errors, the picture moves, and a third one. */
  async function afterMoving(seconds: number) {
    const { engine, moveTo, status } = await start();
    moveTo(100);
    engine.fail('other');
    engine.fail('other');
    moveTo(100 + seconds);
    engine.fail('other');
    return status();
  }

  test('count while the picture has moved on for less than five seconds', async () => {
    await expect(afterMoving(4.9)).resolves.toBe('failed');
    await expect(afterMoving(5)).resolves.toBe('loading');
  });

  test('count no more when the learner tries again', async () => {
    const { engine, playback, status } = await start();
    for (let attempt = 0; attempt < 3; attempt += 1) engine.fail('other');
    playback.retry();
    await pass(0);
    engine.fail('other');
    expect(status()).toBe('loading');
  });
});

describe('the token', () => {
  test('is renewed without a stop: files are asked for with the newest one', async () => {
    const { engine, playback } = await start();
    playback.renew(at('b'));
    expect(engine.done).toHaveLength(1);
    expect(engine.asksFor(at('a', '240p.m3u8'))).toBe(at('b', '240p.m3u8'));
  });

  test('refused, the server is asked again, and the stream goes on', async () => {
    const { engine, askAgain } = await start();
    engine.fail('refused');
    engine.fail('refused');
    await pass(0);
    expect(askAgain).toHaveBeenCalledTimes(1);
    expect(engine.done.slice(1)).toEqual([`load ${at('b')} at -1`]);
  });

  test('a server that refuses the learner gives nothing more to play', async () => {
    const { engine } = await start(async () => undefined);
    engine.fail('refused');
    await pass(60_000);
    expect(engine.done).toHaveLength(1);
  });

  test('refused after the learner has left, it is asked for no more', async () => {
    let answer = (_url: string) => {};
    const { engine, playback } = await start(() => new Promise((resolve) => (answer = resolve)));
    engine.fail('refused');
    playback.destroy();
    answer(at('b'));
    await pass(0);
    engine.fail('other');
    expect(engine.done.slice(1)).toEqual(['destroy']);
  });

  test('a server that does not answer is asked again', async () => {
    let isDown = true;
    const { engine, askAgain } = await start(async () => {
      if (isDown) throw new Error('offline');
      return at('b');
    });
    engine.fail('refused');
    await pass(5000);
    isDown = false;
    await pass(5000);
    expect(askAgain).toHaveBeenCalledTimes(3);
    expect(engine.done.at(-1)).toBe(`load ${at('b')} at -1`);
  });
});

test('a server that did not answer is asked at once when the browser is online again', async () => {
  let isDown = true;
  const { engine, askAgain } = await start(async () => {
    if (isDown) throw new Error('offline');
    return at('b');
  });
  engine.fail('refused');
  await pass(0);
  isDown = false;
  globalThis.dispatchEvent(new Event('online'));
  await pass(0);
  expect(askAgain).toHaveBeenCalledTimes(2);
  expect(engine.done.slice(1)).toEqual([`load ${at('b')} at -1`]);
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

test('a browser that plays no HLS is told', async () => {
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

describe('the beginning of the lesson that runs', () => {
  const BEGUN = Date.parse('2026-11-23T19:00:00Z');
  const answer = async () => at('b');

  async function startLesson(begunAt: () => number | undefined = () => BEGUN) {
    const started = await start(answer, false, begunAt);
    started.fire('canplay');
    started.engine.setEdge(400);
    started.moveTo(398);
    await pass(1000);
    return started;
  }

  test('is offered where the stream holds it', async () => {
    const { engine, playback } = await startLesson();
    expect(playback.hasBeginning$.value).toBe(false);
    engine.list(BEGUN, 40);
    await pass(1000);
    expect(playback.hasBeginning$.value).toBe(true);
  });

  test('is not offered while no lesson runs', async () => {
    const { engine, playback } = await startLesson(() => undefined);
    engine.list(BEGUN, 40);
    await pass(1000);
    expect(playback.hasBeginning$.value).toBe(false);
  });

  test('plays by a press, goes on there after the phone was put away, and leads back', async () => {
    const { engine, playback, play, seen, video } = await startLesson();
    engine.list(BEGUN, 40);
    await pass(1000);
    play.mockClear();
    playback.goToBeginning();
    expect(video.currentTime).toBe(40);
    expect(play).toHaveBeenCalledTimes(1);
    await pass(1000);
    expect(playback.isBehind$.value).toBe(true);
    seen(false);
    seen(true);
    expect(video.currentTime).toBe(40);
    playback.goLive();
    expect(video.currentTime).toBe(400);
    seen(false);
    engine.setEdge(500);
    seen(true);
    expect(video.currentTime).toBe(500);
  });

  test('stays where it is when the stream has lost it', async () => {
    const { playback, video } = await startLesson();
    playback.goToBeginning();
    expect(video.currentTime).toBe(398);
  });

  test('a stream that starts again plays what happens now', async () => {
    const { engine, playback, seen, video } = await startLesson();
    engine.list(BEGUN, 40);
    playback.goToBeginning();
    playback.retry();
    await pass(0);
    expect(engine.done.at(-1)).toBe(`load ${at('b')} at -1`);
    seen(false);
    seen(true);
    expect(video.currentTime).toBe(400);
  });
});

test('says each second how the stream arrives', async () => {
  const { engine, playback } = await start();
  expect(playback.health$.value).toBeUndefined();
  const health = { secondsSinceNewest: 2.5, segmentSeconds: 4, bitsPerSecond: 800_000 };
  engine.setHealth(health);
  await pass(1000);
  expect(playback.health$.value).toEqual(health);
});
