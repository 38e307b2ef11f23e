import type { CardSchedule, Found, HeardLines, LessonCards } from 'shared-contracts';
import { lesson } from '../../testing/catalogue';
import { aDeck, aSchedule } from '../../testing/decks';
import { startOfDay } from '../../timing/local-day';
import { planDay } from '../../today/day';
import { outlookOf } from '../deck/scheduler';
import { answer, planSession } from '../deck/session';
import { loadOf, loadPerDay } from './day-load';
import { tomorrowText } from './TomorrowText';

/** A Friday evening. */
const NOW = new Date(2026, 10, 20, 19, 0);
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();
const due = (count: number, day: number) => Array.from({ length: count }, () => aSchedule(at(day)));
const reviewedToday = (count: number) =>
  Array.from({ length: count }, () => ({
    ...aSchedule(at(29)),
    last_review: at(20, 8),
    reps: 2,
  }));
const TRAM = lesson('tram');
const ZNUENI = lesson('znueni');
const known = [TRAM, ZNUENI];

const heard = (times: number, day = 19): Found<HeardLines> => ({
  id: 'tram',
  data: { lines: { hoi: times, ja: 2 }, missed: 1, updatedAt: new Date(at(day)).toISOString() },
});
const loadOn = (
  day: number,
  cards: readonly CardSchedule[],
  missed: readonly Found<HeardLines>[] = [],
) => {
  const options = { decks: [aDeck('tram', cards)], missed, known, tier: 1 };
  const { check, ...load } = loadOf(options, new Date(2026, 10, day, 9));
  return { ...load, check: check?.lines };
};

const NOTHING = { cards: 0, later: 0, check: undefined, minutes: 0 };

test.each([
  ['nothing', [], [], NOTHING],
  ['what is due on it', due(7, 20), [], { ...NOTHING, cards: 7, minutes: 2 }],
  ['what was due before', due(1, 3), [], { ...NOTHING, cards: 1, minutes: 1 }],
  ['nothing that is due the day after', due(7, 21), [], NOTHING],
  ['nothing that was never answered', [aSchedule(at(20), 0)], [], NOTHING],
  ['nothing that is set aside', [{ ...aSchedule(at(20)), lapses: 8 }], [], NOTHING],
  ['lines that were missed', [], [heard(0)], { ...NOTHING, check: 1, minutes: 2 }],
  ['lines heard right on another day', [], [heard(1)], { ...NOTHING, check: 1, minutes: 2 }],
  ['no lines heard right on it', [], [heard(1, 20)], NOTHING],
  ['no lines heard right twice', [], [heard(2)], NOTHING],
  ['both', due(10, 20), [heard(0)], { cards: 10, later: 0, check: 1, minutes: 4 }],
  ['60 cards at most', due(95, 9), [], { ...NOTHING, cards: 60, later: 35, minutes: 10 }],
] as const)('a day brings %s', (_, cards, missed, load) => {
  expect(loadOn(20, cards, missed)).toEqual(load);
});

test('cards that were reviewed on the day are part of its 60, those learned on it are not', () => {
  const reviewed = reviewedToday(40);
  const learned = reviewed.map((schedule) => ({ ...schedule, reps: 1 }));
  expect(loadOn(20, [...due(95, 9), ...reviewed])).toMatchObject({ cards: 20, later: 75 });
  expect(loadOn(20, [...due(95, 9), ...learned])).toMatchObject({ cards: 60, later: 35 });
  // The next day has its own limit of 60.
  expect(loadOn(21, [...due(95, 9), ...reviewed])).toMatchObject({ cards: 60, later: 35 });
});

/** The schedule of a card after these answers. */
const after = (answers: readonly (readonly [day: number, isKnown: boolean])[]) =>
  answers.reduce<CardSchedule | undefined>((schedule, [day, isKnown]) => {
    const { known: right, notYet } = outlookOf(schedule, new Date(at(day, 8)));
    return isKnown ? right : notYet;
  }, undefined)!;
const missed = (times: number, day: number) =>
  Array.from({ length: times }, () => [day, false] as const);

describe('a new card that was missed first', () => {
  const rest = (card: CardSchedule) => loadOn(20, [...due(95, 9), card]).cards;

  test.each([1, 2, 3, 5, 12])(
    '%d times is no review of the day on which it was learned',
    (times) => {
      expect(rest(after([...missed(times, 20), [20, true]]))).toBe(60);
    },
  );

  test.each([1, 2, 3, 5, 12])('%d times is a review on another day', (times) => {
    expect(rest(after([...missed(times, 19), [19, true], [20, true]]))).toBe(59);
  });

  test('a card that was reviewed and missed is a review, too', () => {
    expect(
      rest(
        after([
          [12, true],
          [20, false],
          [20, true],
        ]),
      ),
    ).toBe(59);
    expect(
      rest(
        after([
          [12, false],
          [12, true],
          [20, false],
          [20, false],
          [20, true],
        ]),
      ),
    ).toBe(59);
  });
});

test('the week has each card on its day, overdue ones today', () => {
  const decks = [
    aDeck('winter', [...due(1, 3), ...due(1, 20), aSchedule(at(21, 0)), ...due(1, 26)]),
    aDeck('summer', [...due(1, 27), aSchedule(at(20), 0)]),
  ];
  expect(loadPerDay(decks, NOW).map(({ value }) => value)).toEqual([2, 1, 0, 0, 0, 0, 1]);
  expect(loadPerDay(decks, NOW)[0]?.day).toBe('2026-11-20');
});

test('the week spreads a backlog', () => {
  const decks = [aDeck('tram', [...due(150, 9), ...due(10, 22), ...due(5, 24)])];
  expect(loadPerDay(decks, NOW).map(({ value }) => value)).toEqual([60, 60, 40, 0, 5, 0, 0]);
});

/** Numbers from 0 to below 1 that look random; the same for each seed. */
function randomly(seed: number): () => number {
  let state = Math.imul(seed + 1, 2_654_435_761);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Random decks after a random session, possibly ended early. */
function evening(seed: number) {
  const random = randomly(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const most = [0, 8, 130][upTo(2)] ?? 0;
  const decks = ['tram', 'znueni', 'badi'].map((id) =>
    aDeck(
      id,
      Array.from({ length: upTo(most) }, () => aSchedule(at(12 + upTo(16), upTo(23)), upTo(3))),
      { fresh: 0 },
    ),
  );
  const [mine, ...others] = decks as [Found<LessonCards>, ...Found<LessonCards>[]];
  const keys = Object.keys(mine.data.cards);
  let session = planSession(keys, mine.data.cards, NOW);
  for (let left = upTo(80); left > 0 && session.queue.length > 0; left -= 1) {
    const after = outlookOf(session.schedules[session.queue[0] ?? ''], NOW);
    const isKnown = random() < 0.7;
    session = answer(session, isKnown, isKnown ? after.known : after.notYet);
  }
  const practised = { ...mine, data: { ...mine.data, cards: session.schedules } };
  const missed = upTo(2) === 0 ? [heard(upTo(2), 19 + upTo(1))] : [];
  const options = { decks: [practised, ...others], missed, known, tier: 2 };
  const nextDay = new Date(2026, 10, 21, upTo(23), upTo(59));
  return { options, keys, schedules: session.schedules, nextDay };
}

/** The text that Today's data would give at this moment. */
function inToday({ options }: ReturnType<typeof evening>, now: Date): string {
  const done = { resumeAt: {}, recent: [], finished: {}, days: {}, goal: 5 } as const;
  const day = { done, coming: [], isComplete: true, live: undefined, now };
  const { first } = planDay({ ...options, ...day });
  if (first?.kind !== 'due' && first?.kind !== 'ear') return 'nothing';
  const { minutes } = first;
  const time = minutes === 1 ? 'up to 1 minute' : `${minutes} minutes`;
  if (first.kind === 'ear') return `one check · ${time}`;
  const cards = first.cards === 1 ? '1 card' : `${first.cards} cards`;
  return `${cards}${first.hasCheck ? ' and one check' : ''} · ${time}`;
}

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);

test('what a session said of the day and of tomorrow is what Today says', () => {
  const said = SEEDS.map((seed) => {
    const after = evening(seed);
    const text = tomorrowText(after.options, after, NOW).replaceAll('\u00a0', ' ');
    const [, label = '', load = 'nothing'] = /(Still today|Tomorrow): (.*)$/.exec(text) ?? [];
    const left = inToday(after, NOW);
    expect(`${seed}: ${load}`).toBe(
      `${seed}: ${left === 'nothing' ? inToday(after, after.nextDay) : left}`,
    );
    expect(label === 'Still today').toBe(left !== 'nothing');
    return text;
  });
  // The seeds cover each kind of evening.
  const kinds = [
    /^The next/,
    /: one check/,
    /cards and one check/,
    /^Tomorrow: \d+ cards ·/,
    / 60 /,
  ];
  expect(kinds.filter((kind) => !said.some((each) => kind.test(each)))).toEqual([]);
});

describe('the end of a session says', () => {
  const textOf = (cards: readonly CardSchedule[]) => {
    const options = { decks: [aDeck('tram', cards)], known, tier: 1 };
    const own = { keys: ['own'], schedules: { own: aSchedule(startOfDay(NOW, 9).getTime()) } };
    return tomorrowText(options, own, NOW).replaceAll('\u00a0', ' ');
  };

  test.each([
    ['what waits today', due(40, 20), 'Still today: 40 cards · 7 minutes'],
    ['what comes tomorrow', due(3, 21), 'Tomorrow: 3 cards · up to 1 minute'],
    ['the next day with cards', due(3, 24), 'The next 3 cards come back in 4 days.'],
    ['when those of the session come', [], 'The next card comes back in 9 days.'],
    [
      'that a backlog is spread',
      [...due(90, 9), ...reviewedToday(60)],
      'A day asks 60 cards at most. The other 90 follow on the next days. Tomorrow: 60 cards · 10 minutes',
    ],
  ])('%s', (_, cards, text) => {
    expect(textOf(cards)).toBe(text);
  });
});
