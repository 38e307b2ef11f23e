import { createIdle } from './when-idle';

const { awaitScreen, whenIdle } = createIdle();

// Acts like Safari and jsdom, which have no requestIdleCallback.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('whenIdle', () => {
  test('lets the browser finish first', () => {
    const work = jest.fn();
    whenIdle(work);
    expect(work).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['right after a screen has come', 200],
    ['while the browser had no time for it', 300],
  ])('leaves the connection to what is pressed %s', (_when, pressedAt) => {
    const work = jest.fn();
    whenIdle(work);
    jest.advanceTimersByTime(pressedAt);
    const there = awaitScreen();
    there();
    jest.advanceTimersByTime(200);
    expect(work).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('waits while the learner waits for a screen', () => {
    const work = jest.fn();
    const [first, second] = [awaitScreen(), awaitScreen()];
    whenIdle(work);
    first();
    first();
    jest.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    second();
    jest.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('runs after a screen that is opened at that moment', () => {
    const work = jest.fn();
    whenIdle(work);
    const there = awaitScreen();
    jest.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    there();
    jest.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('runs each step in its own idle time, in order', () => {
    const done: string[] = [];
    whenIdle(
      () => done.push('first'),
      () => done.push('second'),
    );
    jest.advanceTimersToNextTimer(2);
    expect(done).toEqual(['first']);
    jest.runAllTimers();
    expect(done).toEqual(['first', 'second']);
  });

  test('runs a screen opened between two steps first', () => {
    const done: string[] = [];
    whenIdle(
      () => done.push('first'),
      () => done.push('second'),
    );
    jest.advanceTimersToNextTimer(2);
    const there = awaitScreen();
    jest.runAllTimers();
    expect(done).toEqual(['first']);
    there();
    jest.runAllTimers();
    expect(done).toEqual(['first', 'second']);
  });
});
