import { pathOrder } from 'common';
import type {
  CardSchedule,
  CatalogueLesson,
  Found,
  HeardLines,
  LessonCards,
  PathAnswers,
} from 'shared-contracts';
import { aPath } from 'common-testing';
import { missedOf, withAnswers } from '../ear/heard-answers';
import { isNew } from '../progress/card-state';
import { nextDueOf } from '../flashcards/deck/due';
import { outlookOf } from '../flashcards/deck/scheduler';
import { answer, planSession, type Session } from '../flashcards/deck/session';
import { comingLessons } from '../next/coming-lessons';
import { localDay, startOfDay } from '../timing/local-day';
import { lesson } from '../testing/catalogue';
import { planDay, type Day, type DayOptions, type Step } from './day';

/** Each lesson has more cards than one session brings. */
const CARDS = 13;
const FILM_SECONDS = 132;
const MINI_SECONDS = 30;
const KEYS = Array.from({ length: CARDS }, (_, index) => `card-${index}`);
const dayOf = (index: number) => `2026-10-${String(28 - index).padStart(2, '0')}`;
const LESSONS = [
  ...Array.from({ length: 20 }, (_, index) =>
    lesson(`lesson-${index}`, { Date: dayOf(index), Duration: FILM_SECONDS }),
  ),
  ...Array.from({ length: 8 }, (_, index) =>
    lesson(`mini-${index}`, {
      Type: 'mini_lesson',
      isFree: true,
      Date: dayOf(index),
      Duration: MINI_SECONDS,
    }),
  ),
];

/** A Thursday; the live lesson is on Monday at 20:00. */
const FIRST_EVENING = new Date(2026, 10, 5, 20, 15);
const EVENINGS = 10;
const monday = (day: number) => {
  const at = new Date(2026, 10, day, 20, 0);
  // Write the time as UTC.
  return at.toISOString().replace('Z', '+00:00');
};
const LIVE = { Title: 'Zäme rede', Dates: [monday(9), monday(16), monday(23)] };

/** Two tracks of twelve lessons, in another order than the levels; some are in both. */
const TRACKS = {
  'new-at-work': [19, 17, 15, 13, 11, 9, 7, 5, 3, 1, 0, 2],
  'on-the-ward': [2, 3, 5, 8, 13, 18, 4, 6, 10, 12, 14, 16],
} as const;
type Track = keyof typeof TRACKS;
const idsOf = (track: Track) => TRACKS[track].map((index) => `lesson-${index}`);
const PATH = aPath({
  levels: [0, 1, 2, 3, 4].map((level) =>
    LESSONS.flatMap(({ DocID }, index) => (index % 5 === level ? [DocID] : [])),
  ),
  tracks: (Object.keys(TRACKS) as Track[]).map((id) => ({
    id,
    name: id,
    goal: '',
    canSay: [],
    lessons: idsOf(id),
  })),
});
const answersWith = (track: Track): PathAnswers => ({
  why: 'work',
  german: 'no',
  understands: 'words',
  heard: 'right',
  track,
});

/**
 * A simulated learner who practises on one evening after another.
 *
 * @param track the chosen track; with a track the learner also answers the questions by ear, and
 *   misses one line
 */
function learner(tier: 0 | 1 | 2, track?: Track) {
  const path = track && pathOrder(PATH, answersWith(track));
  const heard = new Map<string, HeardLines>();
  let checks = 0;
  let now = FIRST_EVENING;
  let done: DayOptions['done'] = { resumeAt: {}, recent: [], finished: {}, days: {}, goal: 5 };
  const decks = new Map<string, LessonCards>();
  let answers = 0;

  const practised = (seconds: number, cards: number) => {
    const day = localDay(now);
    const before = done.days[day] ?? { seconds: 0, cards: 0 };
    const days = { seconds: before.seconds + seconds, cards: before.cards + cards };
    done = { ...done, days: { ...done.days, [day]: days } };
  };
  /** Every fourth answer is "Not yet". */
  function practise(id: string, session: Session): void {
    let at = session;
    for (let key = at.queue[0]; key !== undefined; key = at.queue[0]) {
      answers += 1;
      const isKnown = answers % 4 !== 0;
      const outlook = outlookOf(at.schedules[key], now);
      at = answer(at, isKnown, isKnown ? outlook.known : outlook.notYet);
      practised(0, 1);
    }
    const cards = at.schedules;
    const updatedAt = now.toISOString();
    const fresh = KEYS.filter((each) => isNew(cards[each])).length;
    decks.set(id, { cards, nextDue: nextDueOf(cards), fresh, updatedAt });
  }
  const schedulesOf = (id: string): Readonly<Record<string, CardSchedule>> =>
    decks.get(id)?.cards ?? {};
  const learn = (id: string) => practise(id, planSession(KEYS, schedulesOf(id), now));

  function review(): void {
    for (const [id, { cards }] of decks) {
      const known = KEYS.filter((key) => !isNew(cards[key]));
      const session = planSession(known, cards, now);
      if (session.queue.length > 0) practise(id, session);
    }
  }
  /** Does a check by ear, with each line heard right or missed. */
  function listen(id: string, lines: readonly (readonly [line: string, isRight: boolean])[]): void {
    const answers = lines.map(([line, isRight]) => ({
      line: { words: [line], seconds: 2 },
      isRight,
    }));
    const all = withAnswers(heard.get(id)?.lines ?? {}, answers);
    heard.set(id, { lines: all, missed: missedOf(all), updatedAt: now.toISOString() });
    checks += 1;
  }
  function watch({ DocID, Duration = 0 }: CatalogueLesson): void {
    practised(Duration, 0);
    done = { ...done, finished: { ...done.finished, [DocID]: localDay(now) } };
    // The end of a film offers its cards, if the plan has them.
    if (tier > 0 && !decks.has(DocID)) learn(DocID);
    if (track) {
      listen(DocID, [
        ['hoi', true],
        ['grüezi', false],
        ['ade', true],
      ]);
    }
  }

  return {
    get now() {
      return now;
    },
    /** Number of cards and checks answered so far. */
    get counts() {
      return { answers, checks };
    },
    plan(): Day {
      const found: Found<LessonCards>[] = [...decks]
        .map(([id, data]) => ({ id, data }))
        .filter(
          ({ data: { nextDue, fresh = 0 } }) => nextDue < startOfDay(now, 7).getTime() || fresh > 0,
        );
      const coming = comingLessons(LESSONS, true, {
        kind: 'all',
        tier,
        watched: done,
        passed: [],
        path,
      });
      const { lessons } = coming;
      return planDay({
        tier,
        done,
        decks: found,
        // In the order of the query.
        missed: [...heard]
          .map(([id, data]) => ({ id, data }))
          .filter(({ data }) => data.missed > 0)
          .sort((a, b) => b.data.missed - a.data.missed),
        path,
        coming: lessons,
        known: LESSONS,
        isComplete: true,
        live: LIVE,
        now,
      });
    },
    do(step: Step): void {
      switch (step.kind) {
        case 'due':
          return review();
        case 'fresh':
          return learn(step.videoID);
        case 'lesson':
          return watch(step.lesson);
        case 'ear': {
          const { lines = {} } = heard.get(step.lesson.DocID) ?? {};
          return listen(
            step.lesson.DocID,
            Object.entries(lines).flatMap(([line, times]) => (times < 2 ? [[line, true]] : [])),
          );
        }
        case 'live':
          return undefined;
      }
    },
    sleep(): void {
      now = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 20, 15);
    },
  };
}

interface Evening {
  /** The first step at the beginning. */
  readonly first: Step | undefined;
  readonly steps: readonly Step[];
  readonly end: Day;
  /** Number of answers to cards and of checks by ear. */
  readonly answers: number;
  readonly checks: number;
}

/** @param most most steps on one evening; the learner stops earlier when the day is done */
function live(tier: 0 | 1 | 2, most: number, track?: Track): Evening[] {
  const somebody = learner(tier, track);
  return Array.from({ length: EVENINGS }, () => {
    const { first } = somebody.plan();
    const before = somebody.counts;
    const steps: Step[] = [];
    for (let day = somebody.plan(); day.first && !day.isDone && steps.length < most;) {
      // After the live lesson the learner continues with the next step.
      const step = day.first.kind === 'live' ? day.after[0] : day.first;
      if (!step) break;
      somebody.do(step);
      steps.push(step);
      day = somebody.plan();
    }
    const end = somebody.plan();
    const { answers, checks } = somebody.counts;
    somebody.sleep();
    return {
      first,
      steps,
      end,
      answers: answers - before.answers,
      checks: checks - before.checks,
    };
  });
}

const LEARNERS: readonly [string, 0 | 1 | 2, number, Track | undefined][] = [
  ['free', 0, 1, undefined],
  ['BASIC', 1, 8, undefined],
  ['VIP', 2, 8, undefined],
  ['BASIC, new at work', 1, 8, 'new-at-work'],
  ['BASIC, on the ward', 1, 8, 'on-the-ward'],
];

describe.each(LEARNERS)('ten evenings of a learner: %s', (_, tier, most, track) => {
  const evenings = live(tier, most, track);

  test('each has something to do, with its minutes', () => {
    for (const { first } of evenings) {
      expect(first).toBeDefined();
      if (first?.kind !== 'live') expect(first?.minutes).toBeGreaterThan(0);
    }
  });

  test('each ends with what comes tomorrow and how long it takes, and still has something to do', () => {
    for (const { end } of evenings) {
      expect(end.tomorrow?.minutes).toBeGreaterThan(0);
      expect(end.first).toBeDefined();
    }
  });

  test('each brings what the evening before announced', () => {
    evenings.slice(1).forEach(({ first, steps }, index) => {
      const promised = evenings[index]?.end.tomorrow;
      const kept = first?.kind === 'live' ? steps[0] : first;
      expect(kept?.kind).toBe(promised?.kind);
      if (promised?.kind === 'due') expect(kept).toEqual(promised);
    });
  });
});

describe.each(['new-at-work', 'on-the-ward'] as const)('ten evenings on the track %s', (track) => {
  const evenings = live(1, 8, track);

  test('each has cards and a check', () => {
    for (const { answers, checks } of evenings) {
      expect(answers).toBeGreaterThan(0);
      expect(checks).toBeGreaterThan(0);
    }
  });

  test('each but the first starts with what the evening before announced, cards and often a check', () => {
    evenings.slice(1).forEach(({ first }, index) => {
      expect(first).toMatchObject({ kind: 'due' });
      expect(first).toEqual(evenings[index]?.end.tomorrow);
    });
    const withCheck = evenings.filter(({ first }) => first?.kind === 'due' && first.hasCheck);
    expect(withCheck.length).toBeGreaterThan(3);
  });

  test('its lessons come one after the other', () => {
    const watched = evenings.flatMap(({ steps }) =>
      steps.flatMap((step) => (step.kind === 'lesson' ? [step.lesson.DocID] : [])),
    );
    expect(watched.length).toBeGreaterThan(3);
    expect(watched.slice(0, TRACKS[track].length)).toEqual(idsOf(track).slice(0, watched.length));
  });
});

test('without a plan each evening brings another free mini lesson, then one to repeat', () => {
  const watched = live(0, 1).map(({ first }) => first);
  const ids = watched.map((step) => (step?.kind === 'lesson' ? step.lesson.DocID : undefined));
  const minis = Array.from({ length: 8 }, (_, index) => `mini-${index}`);
  expect(ids).toEqual([...minis, 'mini-0', 'mini-1']);
  expect(watched.map((step) => step?.kind === 'lesson' && step.isAgain)).toEqual([
    ...minis.map(() => false),
    true,
    true,
  ]);
});

test('with BASIC a lesson brings cards, then new ones, and the next evening begins with them', () => {
  const [first, second] = live(1, 8);
  expect(first?.steps).toMatchObject([
    { kind: 'lesson', lesson: { DocID: 'lesson-0' } },
    { kind: 'fresh', cards: CARDS - 10 },
  ]);
  expect(first?.end.tomorrow).toEqual({
    kind: 'due',
    cards: CARDS,
    hasCheck: false,
    minutes: 3,
  });
  expect(second?.steps.map(({ kind }) => kind).slice(0, 2)).toEqual(['due', 'lesson']);
});

test('with VIP the live lesson that runs is the one thing on Monday, and on no other evening', () => {
  const kinds = live(2, 8).map(({ first }) => first?.kind === 'live');
  // From Thursday on: Friday, Saturday, Sunday, Monday.
  expect(kinds.flatMap((isLive, index) => (isLive ? [index] : []))).toEqual([4]);
});
