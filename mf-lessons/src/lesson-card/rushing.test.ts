const at = (top: number, timeStamp: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  const event = new Event('scroll');
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  window.dispatchEvent(event);
};

let whenSettled: typeof import('./rushing').whenSettled;
beforeEach(async () => {
  jest.useFakeTimers();
  await jest.isolateModulesAsync(async () => {
    ({ whenSettled } = await import('./rushing'));
  });
});
afterEach(() => jest.useRealTimers());

it('goes on at once while the page stands, and while it is scrolled as one reads', () => {
  const work = jest.fn();
  whenSettled(work);
  expect(work).toHaveBeenCalledTimes(1);
  at(30, 1000);
  at(60, 1016);
  whenSettled(work);
  expect(work).toHaveBeenCalledTimes(2);
});

it('waits while the page rushes by, and goes on when it rests', () => {
  const work = jest.fn();
  at(0, 1000);
  at(160, 1016);
  whenSettled(work);
  jest.advanceTimersByTime(100);
  at(320, 1116 + 16);
  at(480, 1148);
  jest.advanceTimersByTime(140);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(20);
  expect(work).toHaveBeenCalledTimes(1);
});

it('goes on at once where the page rests, with one after the other before that', () => {
  const done: number[] = [];
  at(0, 1000);
  at(160, 1016);
  const giveUps = Array.from({ length: 52 }, (_, index) => whenSettled(() => done.push(index)));
  giveUps[51]?.();
  jest.advanceTimersByTime(151);
  expect(done).toEqual(Array.from({ length: 49 }, (_, index) => 50 - index));
  giveUps[1]?.();
  jest.advanceTimersByTime(10);
  expect(done.slice(49)).toEqual([0]);
});
