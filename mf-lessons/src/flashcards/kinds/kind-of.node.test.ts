import type { CardSchedule } from 'shared-contracts';
import type { AnyCard } from '../deck/card-key';
import { NEVER_ANSWERED } from '../deck/due';
import { outlookOf } from '../deck/scheduler';
import { kindOf } from './kind-of';

const SILENT: AnyCard = { SwissGerman: 'Znüni', English: 'morning snack' };
const SOUND = { AudioUrl: 'https://media.example/z.m4a' };
const LINE = { line: { SwissGerman: 'Häsch en Znüni?', English: 'Got a snack?', at: 3 } };
const WHOLE: AnyCard = { ...SILENT, ...SOUND, ...LINE };
const known = (stability: number, reps: number): CardSchedule => ({
  ...NEVER_ANSWERED,
  state: 2,
  stability,
  reps,
});

test('a card that is known each time is read, heard, filled in and typed, and then in turn', () => {
  const kinds: string[] = [];
  let now = new Date(2026, 10, 20);
  let schedule: CardSchedule | undefined;
  while (kinds.length < 7) {
    kinds.push(kindOf(WHOLE, schedule, 'gsw'));
    schedule = outlookOf(schedule, now).known;
    now = new Date(schedule.due);
  }
  expect(kinds).toEqual(['read', 'listen', 'gap', 'type', 'gap', 'listen', 'type']);
});

test.each([
  ['whose first answer was taken back', NEVER_ANSWERED],
  ['that was not known on first sight', { ...known(30, 3), state: 1 }],
  ['that was forgotten', { ...known(30, 3), state: 3 }],
])('a card %s is read', (_, schedule) => {
  expect(kindOf(WHOLE, { ...schedule, state: 2, stability: 30, reps: 3 }, 'gsw')).toBe('type');
  expect(kindOf(WHOLE, schedule, 'gsw')).toBe('read');
});

test.each([
  [4.9, ['listen', 'listen', 'listen']],
  [5, ['listen', 'gap', 'listen']],
  [19.9, ['listen', 'gap', 'listen']],
  [20, ['gap', 'listen', 'type']],
])('at a stability of %d days', (stability, kinds) => {
  expect([1, 2, 3].map((reps) => kindOf(WHOLE, known(stability, reps), 'gsw'))).toEqual(kinds);
});

test.each([
  [
    'without a sound',
    { ...SILENT, ...LINE },
    'gsw',
    ['read', 'gap', 'read', 'type', 'gap', 'read'],
  ],
  ['with English first', WHOLE, 'en', ['read', 'gap', 'read', 'type', 'gap', 'read']],
  [
    'without a gap',
    { ...SILENT, ...SOUND },
    'gsw',
    ['listen', 'listen', 'listen', 'listen', 'type', 'listen'],
  ],
  [
    'of an own word',
    { ...WHOLE, isOwn: true },
    'gsw',
    ['listen', 'gap', 'listen', 'type', 'gap', 'listen'],
  ],
  ['with words alone', SILENT, 'gsw', ['read', 'read', 'read', 'read', 'type', 'read']],
] as const)('a card %s', (_, card, asksIn, kinds) => {
  const schedules = [
    known(2, 1),
    known(9, 2),
    known(9, 3),
    known(30, 3),
    known(30, 4),
    known(30, 5),
  ];
  expect(schedules.map((schedule) => kindOf(card, schedule, asksIn))).toEqual(kinds);
});
