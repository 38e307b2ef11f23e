import { isMovedAway, movedFrom, withLiveDates, withMove, withMoved } from './moved-lessons';

const MONDAY = '2026-11-30T20:00:00+01:00';
const TUESDAY = '2026-12-01T19:00:00+01:00';
const WEDNESDAY = '2026-12-02T18:30:00+01:00';
const NEXT = '2026-12-07T20:00:00+01:00';
const NOW = Date.parse('2026-11-28T12:00:00Z');

const onTuesday = withMove([], { from: MONDAY, to: TUESDAY }, NOW);
const onWednesday = withMove(onTuesday, { from: TUESDAY, to: WEDNESDAY }, NOW);
const backAgain = withMove(onWednesday, { from: WEDNESDAY, to: MONDAY }, NOW);

test.each([
  ['once', onTuesday, TUESDAY],
  ['twice', onWednesday, WEDNESDAY],
  ['there and back', backAgain, MONDAY],
])('a lesson that was moved %s has one date', (_, moved, date) => {
  expect(withMoved([MONDAY, NEXT], moved)).toEqual([date, NEXT]);
});

test.each([
  ['a publication knows the first of two moves', [TUESDAY, NEXT]],
  ['a publication knows them all', [WEDNESDAY, NEXT]],
])('a lesson keeps its date if %s', (_, published) => {
  expect(withMoved(published, onWednesday)).toEqual([WEDNESDAY, NEXT]);
  expect(withMoved(published, backAgain)).toEqual([MONDAY, NEXT]);
});

test('a cancelled lesson has no date', () => {
  expect(withMoved([NEXT], onTuesday)).toEqual([NEXT]);
  expect(withMoved([NEXT], onWednesday)).toEqual([NEXT]);
});

test('dates stay sorted after a move behind another lesson', () => {
  const late = '2026-12-09T20:00:00+01:00';
  expect(withMoved([MONDAY, NEXT], withMove([], { from: MONDAY, to: late }, NOW))).toEqual([
    NEXT,
    late,
  ]);
});

test('a lesson may be moved onto a date that another one has left, and then again', () => {
  const late = '2026-12-09T20:00:00+01:00';
  const first = withMove([], { from: MONDAY, to: late }, NOW);
  expect(isMovedAway(first, MONDAY)).toBe(true);
  const both = withMove(first, { from: NEXT, to: MONDAY }, NOW);
  expect(isMovedAway(both, MONDAY)).toBe(false);
  const on = withMove(both, { from: MONDAY, to: TUESDAY }, NOW);
  expect(isMovedAway(on, MONDAY)).toBe(true);
  for (const published of [
    [MONDAY, NEXT],
    [NEXT, late],
    [MONDAY, late],
  ]) {
    expect(withMoved(published, both)).toEqual([MONDAY, late]);
    expect(withMoved(published, on)).toEqual([TUESDAY, late]);
  }
  expect(movedFrom({ Revision: 3, Moved: on }, TUESDAY)).toBe(NEXT);
});

test('a date is moved away in every offset, and applies again after an undo', () => {
  expect(isMovedAway(onTuesday, '2026-11-30T19:00:00+00:00')).toBe(true);
  expect(isMovedAway(onTuesday, TUESDAY)).toBe(false);
  expect(isMovedAway(backAgain, MONDAY)).toBe(false);
});

test('the same moment in another offset is the same date', () => {
  const moved = [{ From: '2026-11-30T19:00:00+00:00', To: TUESDAY }];
  expect(withMoved([MONDAY], moved)).toEqual([TUESDAY]);
});

test('the next move drops old moves', () => {
  const later = Date.parse('2026-12-05T12:00:00Z');
  const to = '2026-12-08T20:00:00+01:00';
  expect(withMove(onTuesday, { from: NEXT, to }, later)).toEqual([{ From: NEXT, To: to }]);
});

test('published live lessons apply until one is moved', () => {
  const live = { Title: 'Zäme rede', Begun: MONDAY, Dates: [NEXT] };
  expect(withLiveDates(live, undefined)).toBe(live);
  expect(withLiveDates(live, { Revision: 1, Moved: [] })).toBe(live);
  expect(withLiveDates(live, { Revision: 1, Moved: onTuesday })).toEqual({
    Title: 'Zäme rede',
    Dates: [TUESDAY, NEXT],
  });
});

test('the first date of a lesson is its date before all moves', () => {
  expect(movedFrom({ Revision: 2, Moved: onWednesday }, WEDNESDAY)).toBe(MONDAY);
  expect(movedFrom({ Revision: 2, Moved: onWednesday }, NEXT)).toBeUndefined();
  expect(movedFrom({ Revision: 3, Moved: backAgain }, MONDAY)).toBeUndefined();
  const again = withMove(backAgain, { from: MONDAY, to: WEDNESDAY }, NOW);
  expect(movedFrom({ Revision: 4, Moved: again }, WEDNESDAY)).toBe(MONDAY);
  expect(movedFrom(undefined, MONDAY)).toBeUndefined();
});
