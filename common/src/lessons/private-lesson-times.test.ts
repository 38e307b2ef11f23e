import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstPrivateLesson, nextPrivateLessons } from './private-lesson-times';

const TUE_9AM = { Day: 'TUE', Hour: 9, Meridiem: 'AM' } as const;
const iso = (date: Date) => date.toISOString();

test.each([
  ['on a Monday', '2026-11-23T12:00:00Z', '2026-12-01T08:00:00.000Z'],
  ['on a Friday', '2026-11-27T12:00:00Z', '2026-12-01T08:00:00.000Z'],
  ['late on a Sunday, Polish time', '2026-11-29T22:59:00Z', '2026-12-01T08:00:00.000Z'],
  [
    'after midnight there, while it is Sunday in UTC',
    '2026-11-29T23:01:00Z',
    '2026-12-08T08:00:00.000Z',
  ],
])(
  'the first lesson of a plan bought %s is in the week after [CONST-slot-rules]',
  (_, bought, first) => {
    expect(iso(firstPrivateLesson(TUE_9AM, new Date(bought)))).toBe(first);
  },
);

test('noon and midnight are 12 PM and 12 AM', () => {
  const at = (Meridiem: 'AM' | 'PM') =>
    iso(firstPrivateLesson({ Day: 'MON', Hour: 12, Meridiem }, new Date('2026-11-24T12:00:00Z')));
  expect(at('PM')).toBe('2026-11-30T11:00:00.000Z');
  expect(at('AM')).toBe('2026-11-29T23:00:00.000Z');
});

test('the hour is the school’s, also across its clock changes [CONST-slot-rules]', () => {
  const spring = nextPrivateLessons(TUE_9AM, new Date('2026-03-22T12:00:00Z'), 3);
  // Summer time begins on 29 March 2026.
  expect(spring.map(iso)).toEqual([
    '2026-03-24T08:00:00.000Z',
    '2026-03-31T07:00:00.000Z',
    '2026-04-07T07:00:00.000Z',
  ]);
  const autumn = nextPrivateLessons(TUE_9AM, new Date('2026-10-20T12:00:00Z'), 2);
  // It ends on 25 October 2026.
  expect(autumn.map(iso)).toEqual(['2026-10-27T08:00:00.000Z', '2026-11-03T08:00:00.000Z']);
});

test.each([
  // New York changes its clock three weeks before Poland does.
  ['America/New_York', ['03:00', '04:00', '04:00', '03:00']],
  ['Asia/Kolkata', ['13:30', '13:30', '13:30', '12:30']],
  // Sydney changes back a week after.
  ['Australia/Sydney', ['19:00', '19:00', '19:00', '18:00']],
])('in %s the learner’s own hour changes with either clock', (timeZone, own) => {
  const lessons = nextPrivateLessons(TUE_9AM, new Date('2026-03-01T12:00:00Z'), 6);
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  expect([0, 1, 3, 4].map((week) => shown.format(lessons[week]))).toEqual(own);
});

test('a lesson that has begun is not the next one, so a missed lesson is lost [CONST-slot-rules]', () => {
  const [next] = nextPrivateLessons(TUE_9AM, new Date('2026-12-01T08:00:01Z'), 1);
  expect(iso(next!)).toBe('2026-12-08T08:00:00.000Z');
  const [now] = nextPrivateLessons(TUE_9AM, new Date('2026-12-01T08:00:00Z'), 1);
  expect(iso(now!)).toBe('2026-12-01T08:00:00.000Z');
});

describe('the zone is named only where the learner’s clock differs', () => {
  const MODULE = pathToFileURL(join(__dirname, 'private-lesson-times.ts')).href;
  /** Computes the texts in a process of that time zone, which is set at its start. */
  const inZone = (zone: string): unknown => {
    const program = `import { lessonTimeText, zoneNote } from '${MODULE}';
      const at = new Date('2026-12-01T08:00:00Z');
      console.log(JSON.stringify([lessonTimeText(at), zoneNote(at)]));`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', program];
    const env = { ...process.env, TZ: zone };
    return JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
  };
  test.each([
    ['Europe/Zurich', ['Tuesday 1 December at 09:00', '']],
    ['Europe/London', ['Tuesday 1 December at 08:00 (09:00 Polish time)', ' (Polish time)']],
    ['Pacific/Honolulu', ['Monday 30 November at 22:00 (09:00 Polish time)', ' (Polish time)']],
  ])('in %s', (zone, texts) => expect(inZone(zone)).toEqual(texts));
});
