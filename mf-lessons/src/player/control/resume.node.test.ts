import { resumeFrom } from './resume';

test.each([
  ['a lesson that was never watched', undefined, 100, undefined],
  ['the very beginning', 4, 100, undefined],
  ['the middle', 42, 100, 42],
  ['the middle of what is not known yet', 42, 0, 42],
  ['nearly the end', 90, 100, undefined],
  ['a lesson that has become shorter', 140, 100, undefined],
])('%s', (_, resumeAt, duration, from) => {
  expect(resumeFrom(resumeAt, duration)).toBe(from);
});
