import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';

/**
 * A process reads its time zone when it starts, so the module runs in a child process. In
 * Switzerland 29 March 2026 has 23 hours, and 25 October 2026 has 25.
 */
const { code } = transformSync(readFileSync(join(__dirname, 'local-day.ts'), 'utf8'), {
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
});

/** Evaluates an expression in the time zone of Zürich; `at` creates a `Date`. */
function inZurich(expression: string): unknown {
  const program = `${code};
    const at = (text) => new Date(text);
    console.log(JSON.stringify(${expression}));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TZ: 'Europe/Zurich' },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

test('a day is a calendar day in local time', () => {
  const moments = [
    '2026-03-29T00:00:01+01:00',
    '2026-03-29T23:59:59+02:00',
    '2026-10-25T02:30:00+01:00',
    '2027-01-01T00:30:00+01:00',
  ];
  const days = inZurich(`${JSON.stringify(moments)}.map((text) => localDay(at(text)))`);
  expect(days).toEqual(['2026-03-29', '2026-03-29', '2026-10-25', '2027-01-01']);
});

test.each([
  ['shorter', '2026-03-29T00:10:00+01:00', ['2026-03-28', '2026-03-29', '2026-03-30']],
  ['longer', '2026-10-25T23:50:00+01:00', ['2026-10-24', '2026-10-25', '2026-10-26']],
  ['a leap day', '2028-02-29T12:00:00+01:00', ['2028-02-28', '2028-02-29', '2028-03-01']],
])('no day is left out or twice when one is %s', (_, moment, days) => {
  expect(inZurich(`daysAround(at('${moment}'), -1, 1)`)).toEqual(days);
});

test('a week has seven days, also when the clocks change', () => {
  expect(inZurich("daysAround(at('2026-10-27T08:00:00+01:00'), -6, 0)")).toEqual(
    Array.from({ length: 7 }, (__, index) => `2026-10-${21 + index}`),
  );
});

test('tomorrow begins at midnight, 23 hours after a short day began', () => {
  const noon = "at('2026-03-29T12:00:00+02:00')";
  expect(inZurich(`[startOfDay(${noon}), startOfDay(${noon}, 1)]`)).toEqual([
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ]);
});
