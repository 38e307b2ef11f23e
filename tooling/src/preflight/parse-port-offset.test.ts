import { parsePortOffset } from './parse-port-offset';

test.each([
  [undefined, 0],
  ['', 0],
  ['10000', 10_000],
])('%j is %d', (text, offset) => {
  expect(parsePortOffset(text)).toBe(offset);
});

test('falls back to what the command prefers', () => {
  expect(parsePortOffset(undefined, 10_000)).toBe(10_000);
});

test.each(['x', '-1', '1.5', '60000'])('refuses %j in one line', (text) => {
  expect(() => parsePortOffset(text)).toThrow(
    `PORT_OFFSET must be a whole number from 0 to 50000; it is "${text}".`,
  );
});
