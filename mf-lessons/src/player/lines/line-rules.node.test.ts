import { stepAfter } from './line-rules';

const times = [
  { line: 0, start: 2, end: 4 },
  { line: 1, start: 4, end: 6 },
];
const rules = { loop: undefined, pauseAfterLine: false };

test('does nothing without a rule', () => {
  expect(stepAfter(times, { from: 3.9, to: 4.1 }, rules)).toBeUndefined();
});

test('restarts a looped line at its end, and lets the others pass', () => {
  const looped = { ...rules, loop: 1 };
  expect(stepAfter(times, { from: 3.9, to: 4.1 }, looped)).toBeUndefined();
  expect(stepAfter(times, { from: 5.9, to: 6 }, looped)).toEqual({ do: 'seek', to: 4 });
});

test('pauses after each line, and not again when it goes on from there', () => {
  const pausing = { ...rules, pauseAfterLine: true };
  expect(stepAfter(times, { from: 3.9, to: 4.01 }, pausing)).toEqual({ do: 'pause', at: 4 });
  expect(stepAfter(times, { from: 4, to: 4.2 }, pausing)).toBeUndefined();
});

test('pauses before it repeats, where both are wanted', () => {
  const both = { loop: 0, pauseAfterLine: true };
  expect(stepAfter(times, { from: 3.9, to: 4.01 }, both)).toEqual({ do: 'pause', at: 4 });
});

test('finds the end of a line in a stretch that is longer than a frame', () => {
  const pausing = { ...rules, pauseAfterLine: true };
  expect(stepAfter(times, { from: 3, to: 5 }, pausing)).toEqual({ do: 'pause', at: 4 });
});
