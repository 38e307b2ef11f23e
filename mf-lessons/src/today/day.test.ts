import type { CardSchedule, Found, HeardLines, LessonCards } from 'shared-contracts';
import { lesson } from '../testing/catalogue';
import { aDeck, aSchedule } from '../testing/decks';
import { CARDS_PER_DAY } from '../flashcards/day-load/day-load';
import { planDay, type DayOptions } from './day';

/** A Friday evening. */
const NOW = new Date(2026, 10, 20, 19, 0);
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();
const schedule = aSchedule;
const deck = (
  id: string,
  fresh: number | undefined,
  updatedAt: string,
  ...cards: readonly CardSchedule[]
) => aDeck(id, cards, { updatedAt, ...(fresh !== undefined && { fresh }) });

const TRAM = lesson('tram', { Duration: 61 });
const ZNUENI = lesson('znueni', { Duration: 60 });
const plan = (options: Partial<DayOptions> = {}) =>
  planDay({
    tier: 1,
    done: { resumeAt: {}, recent: [], finished: {}, days: {}, goal: 5 },
    decks: [],
    coming: [TRAM, ZNUENI],
    known: [TRAM, ZNUENI],
    isComplete: true,
    live: undefined,
    now: NOW,
    ...options,
  });

// `day-load.test.ts` tests the load of a day.
test('begins with what is due today in all lessons, and says nothing of tomorrow before', () => {
  const decks = [
    deck('tram', 0, '1', schedule(at(20)), schedule(at(21))),
    deck('znueni', 0, '2', schedule(at(20))),
  ];
  const { first, tomorrow } = plan({ decks });
  expect(first).toEqual({ kind: 'due', cards: 2, hasCheck: false, minutes: 1 });
  expect(tomorrow).toBeUndefined();
});

test.each([
  [1, 1],
  [6, 1],
  [7, 2],
  [60, 10],
])('%i cards take %i minutes', (cards, minutes) => {
  const due = Array.from({ length: cards }, () => schedule(at(20)));
  expect(plan({ decks: [deck('tram', 0, '1', ...due)] }).first).toMatchObject({ minutes });
});

describe('lines that were missed by ear', () => {
  const heard = (
    id: string,
    lines: HeardLines['lines'],
    updatedAt = '2026-11-20T10:00:00Z',
  ): Found<HeardLines> => ({ id, data: { lines, missed: 1, updatedAt } });
  const MINI = lesson('gratis', { Type: 'mini_lesson', isFree: true });
  const firstOf = (missed: readonly Found<HeardLines>[], options: Partial<DayOptions> = {}) =>
    plan({ missed, known: [TRAM, MINI], ...options }).first;

  test('come back as one check, after cards that are due and before new ones', () => {
    const missed = [heard('tram', { hoi: 0, ade: 0, ja: 2 }), heard('gratis', { hoi: 0 })];
    const ear = { kind: 'ear', lesson: TRAM, lines: 2, minutes: 2 };
    expect(firstOf(missed)).toEqual(ear);
    const cards = Array.from({ length: 10 }, () => schedule(at(20)));
    const { first, after } = plan({ missed, decks: [deck('tram', 3, '1', ...cards)] });
    expect(first).toEqual({ kind: 'due', cards: 10, hasCheck: true, minutes: 4 });
    expect(after.map(({ kind }) => kind)).toEqual(['fresh', 'lesson']);
    const { after: others } = plan({ missed, decks: [deck('tram', 3, '1', schedule(at(25)))] });
    expect(others.map(({ kind }) => kind)).toEqual(['fresh', 'lesson']);
  });

  test('are announced for tomorrow once they were heard right today, and not before', () => {
    const tomorrow = { kind: 'due', cards: 0, hasCheck: true, minutes: 2 };
    expect(plan({ missed: [heard('tram', { hoi: 1 })] }).tomorrow).toEqual(tomorrow);
    expect(plan({ missed: [heard('tram', { hoi: 0 })] }).tomorrow).toBeUndefined();
    expect(plan({ missed: [heard('tram', { hoi: 2 })] }).tomorrow).toBeUndefined();
  });

  test('keep the day open while they are due, whatever was done', () => {
    const days = { '2026-11-20': { seconds: 900, cards: 0 } };
    const done = { resumeAt: {}, recent: [], finished: {}, days, goal: 5 } as const;
    expect(plan({ done, missed: [heard('tram', { hoi: 0 })] }).isDone).toBe(false);
    expect(plan({ done, missed: [heard('tram', { hoi: 1 })] }).isDone).toBe(true);
  });

  test('come back at once until they were heard right, then once more on another day', () => {
    expect(firstOf([heard('tram', { hoi: 1 })])).toMatchObject({ kind: 'lesson' });
    const yesterday = '2026-11-19T10:00:00Z';
    expect(firstOf([heard('tram', { hoi: 1 }, yesterday)])).toMatchObject({
      kind: 'ear',
      lines: 1,
    });
    expect(firstOf([heard('tram', { hoi: 2 }, yesterday)])).toMatchObject({ kind: 'lesson' });
  });

  test('of a withdrawn lesson, or one that the plan does not open, do not come back', () => {
    expect(firstOf([heard('withdrawn', { hoi: 0 })])).toMatchObject({ kind: 'lesson' });
    const missed = [heard('tram', { hoi: 0 }), heard('gratis', { hoi: 0 })];
    expect(firstOf(missed, { tier: 0 })).toMatchObject({ kind: 'ear', lesson: MINI });
  });
});

test('offers the new cards of the deck that was practised last', () => {
  const decks = [
    deck('tram', 4, '2026-11-18T10:00:00Z', schedule(at(25))),
    deck('znueni', 9, '2026-11-19T10:00:00Z', schedule(at(26))),
  ];
  expect(plan({ decks }).first).toMatchObject({ kind: 'fresh', videoID: 'znueni', cards: 9 });
});

test('offers first the new cards of the begun deck that comes first on the path', () => {
  const decks = [
    deck('recording', 3, '2026-11-20T10:00:00Z', schedule(at(25))),
    deck('znueni', 9, '2026-11-19T10:00:00Z', schedule(at(26))),
    deck('tram', 4, '2026-11-18T10:00:00Z', schedule(at(25))),
  ];
  const first = (path: readonly string[]) => plan({ decks, path, tier: 2 }).first;
  expect(first(['tram', 'znueni'])).toMatchObject({ kind: 'fresh', videoID: 'tram' });
  expect(first(['znueni', 'tram'])).toMatchObject({ kind: 'fresh', videoID: 'znueni' });
  expect(first([])).toMatchObject({ kind: 'fresh', videoID: 'recording' });
});

test.each([
  ['of a deck that was not begun', deck('tram', 4, '1', schedule(at(25), 0))],
  ['of a deck without any', deck('tram', 0, '1', schedule(at(25)))],
  ['of a deck of which nobody knows any', deck('tram', undefined, '1', schedule(at(25)))],
  ['of a recording without VIP', deck('recording', 4, '1', schedule(at(25)))],
])('offers no new cards %s', (_, one) => {
  expect(plan({ decks: [one] }).first).toMatchObject({ kind: 'lesson' });
});

test('offers the new cards of a recording with VIP', () => {
  const decks = [deck('recording', 4, '1', schedule(at(25)))];
  expect(plan({ decks, tier: 2 }).first).toMatchObject({ videoID: 'recording', lesson: undefined });
});

describe('cards that are due count', () => {
  const due = (id: string) => [deck(id, 0, '1', schedule(at(20)), schedule(at(21)))];
  /** The same decks with own cards, a due card of the school, and new ones. */
  const own = (id: string): Found<LessonCards>[] => {
    const [today, tomorrow] = [schedule(at(20)), schedule(at(21))];
    const cards = { 'word-a': today, 'word-b': tomorrow, k0: schedule(at(20)) };
    return [{ id, data: { cards, nextDue: at(20), fresh: 4, updatedAt: '1' } }];
  };
  const FREE = lesson('gratis', { Type: 'mini_lesson', isFree: true });

  test.each<[string, Found<LessonCards>[], Partial<DayOptions>]>([
    ['of a recording with VIP', due('recording'), { tier: 2 }],
    ['of a lesson of the plan', due('tram'), {}],
    ['of a free mini lesson', due('gratis'), { known: [FREE] }],
    ['of a lesson that may be one of those not loaded', due('old'), { isComplete: false }],
    ['that are own ones, without a plan', own('tram'), { tier: 0 }],
    ['that are own ones, of a free mini lesson', own('gratis'), { known: [FREE], tier: 0 }],
    ['that are own ones, of a lesson that is not open', own('recording'), {}],
  ])('%s', (_, decks, options) => {
    const card = { kind: 'due', cards: 1, hasCheck: false, minutes: 1 };
    expect(plan({ decks, ...options }).first).toEqual(card);
    const yesterday = new Date(2026, 10, 19, 19, 0);
    expect(plan({ decks, ...options, now: yesterday }).tomorrow).toEqual(card);
  });

  test('bring no new cards of the school if they are own ones', () => {
    const kinds = (tier: number) =>
      plan({ decks: own('tram'), tier }).after.map(({ kind }) => kind);
    expect(kinds(0)).toEqual(['lesson', 'lesson']);
    expect(kinds(1)).toEqual(['fresh', 'lesson']);
  });

  test.each<[string, Found<LessonCards>[], Partial<DayOptions>]>([
    ['of a recording with BASIC, or of a withdrawn lesson', due('recording'), {}],
    ['without a plan', due('tram'), { tier: 0 }],
    ['of a free mini lesson without a plan', due('gratis'), { known: [FREE], tier: 0 }],
  ])('not %s', (_, decks, options) => {
    const days = { '2026-11-20': { seconds: 300, cards: 0 } };
    const done = { resumeAt: {}, recent: [], finished: {}, days, goal: 5 } as const;
    const { first, tomorrow, isDone } = plan({ decks, done, ...options });
    expect(first).toMatchObject({ kind: 'lesson' });
    expect(tomorrow).toMatchObject({ kind: 'lesson' });
    expect(isDone).toBe(true);
  });
});

test('announces for tomorrow what is due then, and no card that is not learned yet', () => {
  const both = [deck('tram', 9, '1', schedule(at(21)))];
  const card = { kind: 'due', cards: 1, hasCheck: false, minutes: 1 };
  expect(plan({ decks: both })).toMatchObject({ first: { kind: 'fresh' }, tomorrow: card });
  const left = [deck('tram', 9, '1', schedule(at(25)))];
  // If learned today they come back tomorrow, else they are still new.
  expect(plan({ decks: left }).tomorrow).toBeUndefined();
  const days = { '2026-11-20': { seconds: 300, cards: 0 } };
  const done = { resumeAt: {}, recent: [], finished: {}, days, goal: 5 } as const;
  expect(plan({ decks: left, done })).toMatchObject({
    first: { kind: 'fresh' },
    tomorrow: { kind: 'fresh' },
    canWait: true,
  });
  expect(plan({ decks: both, done })).toMatchObject({ tomorrow: card, canWait: false });
});

test('lets new cards wait while cards are left for later days', () => {
  const kinds = (cards: number) => {
    const due = Array.from({ length: cards }, () => schedule(at(19)));
    const { first, after, later } = plan({ decks: [deck('tram', 9, '1', ...due)] });
    return [...[first, ...after].map((step) => step?.kind), `${later} later`];
  };
  expect(kinds(CARDS_PER_DAY)).toEqual(['due', 'fresh', 'lesson', '0 later']);
  expect(kinds(CARDS_PER_DAY + 1)).toEqual(['due', 'lesson', 'lesson', '1 later']);
});

test('names another lesson for tomorrow than those of today, until the day is done', () => {
  const HOI = lesson('hoi');
  const live = { Title: 'Live', Dates: ['2099-11-23T20:00:00+01:00'] };
  const coming = [TRAM, ZNUENI, HOI];
  const { first, after, tomorrow, canWait } = plan({ coming, live });
  expect([first, after[0], tomorrow]).toMatchObject(coming.map((each) => ({ lesson: each })));
  expect(canWait).toBe(false);
  // Without the live lesson all three lessons are for today.
  expect(plan({ coming }).tomorrow).toBeUndefined();
  const days = { '2026-11-20': { seconds: 300, cards: 0 } };
  const done = { resumeAt: {}, recent: [], finished: {}, days, goal: 5 } as const;
  expect(plan({ coming, live, done })).toMatchObject({ tomorrow: { lesson: TRAM }, canWait: true });
  expect(plan({ coming: [], done })).toMatchObject({ tomorrow: undefined, canWait: false });
});

test('counts whole minutes of a film, and of what is left of it', () => {
  expect(plan().first).toMatchObject({ minutes: 2, from: undefined });
  const done = { resumeAt: { tram: 30 }, recent: [], finished: {}, days: {}, goal: 5 } as const;
  expect(plan({ done }).first).toMatchObject({ minutes: 1, from: 30 });
  expect(plan({ coming: [lesson('hoi')] }).first).toMatchObject({ minutes: undefined });
});

test('has at most two things after the first, the live lesson among them', () => {
  const live = { Title: 'Live', Dates: ['2099-11-23T20:00:00+01:00'] };
  const decks = [deck('tram', 9, '1', schedule(at(20)))];
  expect(plan({ live, decks }).after.map(({ kind }) => kind)).toEqual(['fresh', 'live']);
  expect(plan({ decks }).after.map(({ kind }) => kind)).toEqual(['fresh', 'lesson']);
  expect(plan({ live, decks, tier: 0 }).after.map(({ kind }) => kind)).toEqual(['lesson', 'live']);
});
