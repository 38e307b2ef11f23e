import { at, pass, start } from '../testing/live-playback';

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

  test('is offered if the stream holds it', async () => {
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

  test('plays after a press, continues after the page was hidden, and leads back', async () => {
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

  test('does not seek if the stream has lost it', async () => {
    const { playback, video } = await startLesson();
    playback.goToBeginning();
    expect(video.currentTime).toBe(398);
  });

  test('is left when the stream starts again, at the live edge', async () => {
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
