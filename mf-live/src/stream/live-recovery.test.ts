import { at, pass, start } from '../testing/live-playback';

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

  test('plays on if the connection is back before the buffer is empty', async () => {
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

  test('any other error starts again, and repeated errors end with a button [VIDEO-fatal-other]', async () => {
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

  test('are forgotten when the learner tries again', async () => {
    const { engine, playback, status } = await start();
    for (let attempt = 0; attempt < 3; attempt += 1) engine.fail('other');
    playback.retry();
    await pass(0);
    engine.fail('other');
    expect(status()).toBe('loading');
  });
});

describe('the token', () => {
  test('is renewed during playback: later requests use the newest one', async () => {
    const { engine, playback } = await start();
    playback.renew(at('b'));
    expect(engine.done).toHaveLength(1);
    expect(engine.asksFor(at('a', '240p.m3u8'))).toBe(at('b', '240p.m3u8'));
  });

  test('is renewed after a refusal, and the stream continues', async () => {
    const { engine, askAgain } = await start();
    engine.fail('refused');
    engine.fail('refused');
    await pass(0);
    expect(askAgain).toHaveBeenCalledTimes(1);
    expect(engine.done.slice(1)).toEqual([`load ${at('b')} at -1`]);
  });

  test('is not renewed if the server refuses the learner', async () => {
    const { engine } = await start(async () => undefined);
    engine.fail('refused');
    await pass(60_000);
    expect(engine.done).toHaveLength(1);
  });

  test('is not renewed after the learner has left', async () => {
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
