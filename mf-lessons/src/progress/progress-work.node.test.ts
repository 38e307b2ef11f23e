import { DEFAULT_DAY_GOAL, failure, success } from 'shared-contracts';
import { NO_CHANGES, type Changes, type Progressed } from './changes';
import {
  FIRST_WORK,
  isMoreToWrite,
  shownProgress,
  withChangesOfOtherTab,
  withNextWrite,
  valueOf,
  type ProgressWork,
} from './progress-work';

const changes = (change: Partial<Changes>): Changes => ({ ...NO_CHANGES, ...change });
const DAY = changes({ days: { '2026-11-20': { seconds: 5, cards: 0 } } });
const FILM = changes({ played: { a: '0-9' } });
const EMPTY: Progressed = { ...NO_CHANGES, understood: {}, goal: DEFAULT_DAY_GOAL, updatedAt: '' };
const READ: ProgressWork = { ...FIRST_WORK, stored: success(EMPTY) };
const BOTH = changes({ ...DAY, played: FILM.played });

test.each<[string, ProgressWork, Pick<ProgressWork, 'writing' | 'pending'>]>([
  ['all', { ...READ, pending: BOTH }, { writing: BOTH, pending: NO_CHANGES }],
  ['no texts before it is read', { ...FIRST_WORK, pending: BOTH }, { writing: DAY, pending: FILM }],
  [
    'no stretch that is stored',
    { stored: success({ ...EMPTY, played: { a: '0-9' } }), writing: NO_CHANGES, pending: BOTH },
    { writing: DAY, pending: NO_CHANGES },
  ],
])('writes %s', (_, work, expected) => {
  expect(withNextWrite(work)).toEqual({ ...work, ...expected });
});

test.each<[string, ProgressWork, boolean]>([
  ['follows for what waits', { ...READ, pending: FILM }, true],
  ['does not follow for nothing', READ, false],
  ['does not follow for texts before they are read', { ...FIRST_WORK, pending: FILM }, false],
])('another write %s', (_, work, isMore) => {
  expect(isMoreToWrite(work)).toBe(isMore);
});

test.each<[string, Changes, Changes]>([
  ['texts that are being written', BOTH, { ...FILM, days: DAY.days }],
  ['no days', DAY, DAY],
])('what another tab stores sends again %s', (_, writing, pending) => {
  const other = changes({ finished: { b: '2026-11-20' } });
  const work = withChangesOfOtherTab({ ...READ, writing, pending: DAY }, other);
  expect(work).toMatchObject({ writing, pending, stored: { value: { finished: other.finished } } });
});

test('shows changes before they are stored, and only on top of what was read', () => {
  const work = { writing: FILM, pending: DAY };
  expect(valueOf(shownProgress({ ...READ, ...work }))).toMatchObject({
    played: { a: '0-9' },
    days: DAY.days,
  });
  const stored = failure(new Error('no'));
  expect(shownProgress({ stored, ...work })).toBe(stored);
});
