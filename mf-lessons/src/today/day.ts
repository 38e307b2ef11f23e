import { nextLiveDate, liveDatesOf } from 'common';
import {
  TIER,
  type CatalogueLesson,
  type Found,
  type HeardLines,
  type LessonCards,
  type LiveLessons,
} from 'shared-contracts';
import { sumsOf } from 'common/learner-sums';
import { NEW_PER_SESSION } from '../flashcards/deck/session';
import { loadOf, type Check, type DayLoad } from '../flashcards/day-load/day-load';
import { openDecks } from '../flashcards/day-load/open-decks';
import { toContinue } from '../next/coming-lessons';
import { isNew } from '../progress/card-state';
import type { Progressed } from '../progress/changes';
import { localDay, startOfDay } from '../timing/local-day';
import { minutesFor, minutesOfFilm } from '../progress/minutes';

/** One thing that a learner can do. Minutes are whole numbers, undefined if unknown. */
export type Step =
  | {
      readonly kind: 'due';
      readonly cards: number;
      /** Whether a check by ear follows the cards. */
      readonly hasCheck: boolean;
      /** Minutes of cards and check. */
      readonly minutes: number;
    }
  | ({ readonly kind: 'ear'; readonly minutes: number } & Check)
  | {
      readonly kind: 'fresh';
      readonly videoID: string;
      readonly lesson: CatalogueLesson | undefined;
      readonly cards: number;
      readonly minutes: number;
    }
  | {
      readonly kind: 'lesson';
      readonly lesson: CatalogueLesson;
      readonly minutes: number | undefined;
      /** Position to continue at, in seconds; undefined: the beginning. */
      readonly from: number | undefined;
      readonly isAgain: boolean;
    }
  | {
      readonly kind: 'live';
      readonly live: LiveLessons;
      /** Start of the lesson, ISO 8601 with the school's UTC offset. */
      readonly at: string;
      readonly isNow: boolean;
      readonly isOpen: boolean;
    };

/** What tomorrow brings: cards and a check by ear, new cards, or a lesson. */
export type Tomorrow =
  | {
      readonly kind: 'due';
      readonly cards: number;
      readonly hasCheck: boolean;
      readonly minutes: number;
    }
  | { readonly kind: 'fresh'; readonly cards: number; readonly minutes: number }
  | {
      readonly kind: 'lesson';
      readonly lesson: CatalogueLesson;
      readonly minutes: number | undefined;
    };

export interface Day {
  /** The one thing to do now; undefined if the school has no lesson. */
  readonly first: Step | undefined;
  /** At most two steps after the first. */
  readonly after: readonly Step[];
  /** undefined while cards or a check are due today: their answers decide what comes back. */
  readonly tomorrow: Tomorrow | undefined;
  /** Due cards left for later days. */
  readonly later: number;
  /** Whether the day is done, and tomorrow brings `first`. */
  readonly canWait: boolean;
  readonly seconds: number;
  /** Whether the goal is reached, and no cards or check are due. The rest is optional. */
  readonly isDone: boolean;
}

export interface DayOptions {
  /** Tier of the last known plan; 0: no plan. */
  readonly tier: number;
  readonly done: Pick<Progressed, 'resumeAt' | 'recent' | 'finished' | 'days' | 'goal'>;
  /** Decks due within a week, begun decks with new cards, and decks practised today. */
  readonly decks: readonly Found<LessonCards>[];
  /** Lessons with lines missed by ear; default none. */
  readonly missed?: readonly Found<HeardLines>[] | undefined;
  /** The lessons in turn (`comingLessons`). */
  readonly coming: readonly CatalogueLesson[];
  /** Known lessons: they give a deck its title, and tell whether it is open. */
  readonly known: readonly CatalogueLesson[];
  /** Whether `known` has all listed lessons. */
  readonly isComplete: boolean;
  /** Lesson ids in the order of the learner's path, if any. */
  readonly path?: readonly string[] | undefined;
  readonly live: LiveLessons | undefined;
  readonly now: Date;
}

/** Steps after the first one. More would make the list too long. */
const AFTER = 2;

/**
 * The step to learn new cards: from the begun deck that is first on the path, else from the one
 * practised last.
 */
function freshStep(
  decks: readonly Found<LessonCards>[],
  { known: knownLessons, path = [] }: Pick<DayOptions, 'known' | 'path'>,
) {
  const lessonOf = (id: string) => knownLessons.find(({ DocID }) => DocID === id);
  const placeOf = (id: string) => (path.includes(id) ? path.indexOf(id) : path.length);
  const [deck] = decks
    .filter(({ data }) => (data.fresh ?? 0) > 0 && !Object.values(data.cards).every(isNew))
    .sort((a, b) => (a.data.updatedAt < b.data.updatedAt ? 1 : -1))
    .sort((a, b) => placeOf(a.id) - placeOf(b.id));
  if (!deck) return undefined;
  const cards = Math.min(NEW_PER_SESSION, deck.data.fresh ?? 0);
  const { id: videoID } = deck;
  const minutes = minutesFor(cards);
  return { kind: 'fresh', videoID, lesson: lessonOf(videoID), cards, minutes } as const;
}

const resumedAt = ({ DocID }: CatalogueLesson, done: DayOptions['done']): number | undefined =>
  toContinue(done).find(({ videoID }) => videoID === DocID)?.seconds;

function lessonStep(
  lesson: CatalogueLesson,
  done: DayOptions['done'],
): Extract<Step, { kind: 'lesson' }> {
  const from = resumedAt(lesson, done);
  const isAgain = from === undefined && lesson.DocID in done.finished;
  return { kind: 'lesson', lesson, minutes: minutesOfFilm(lesson.Duration, from), from, isAgain };
}

function liveStep({ live, tier, now }: DayOptions): Extract<Step, { kind: 'live' }> | undefined {
  const at = live && nextLiveDate(liveDatesOf(live), now.getTime());
  if (at === undefined || live === undefined) return undefined;
  return {
    kind: 'live',
    live,
    at,
    isNow: Date.parse(at) <= now.getTime(),
    isOpen: tier >= TIER.VIP,
  };
}

/**
 * Plans a learner's day in this order: due cards with a check by ear, new cards of a begun deck,
 * the next lessons, the next live lesson. A live lesson that runs now comes first, if the plan
 * opens it. Without a plan only own cards count. While due cards are left for later days, no new
 * cards are offered. Source: decision 58.
 */
export function planDay(options: DayOptions): Day {
  const { done, coming, now } = options;
  const decks = openDecks(options.decks, options);
  const { cards, later, check, minutes } = loadOf({ ...options, decks }, now);
  const live = liveStep(options);
  const isLive = live?.isNow === true && live.isOpen;

  const fresh = later > 0 ? undefined : freshStep(decks, options);
  const hasCheck = check !== undefined;
  const steps: Step[] = [
    ...(isLive ? [live] : []),
    ...(cards > 0 ? [{ kind: 'due', cards, hasCheck, minutes } as const] : []),
    ...(cards === 0 && check ? [{ kind: 'ear', ...check, minutes } as const] : []),
    ...(fresh ? [fresh] : []),
    ...coming.slice(0, 1 + AFTER).map((lesson) => lessonStep(lesson, done)),
  ];
  const [first = live?.isOpen ? live : undefined, ...others] = steps;
  // A member's home shows the live lesson only here, so it is always listed.
  const isListed = live !== undefined && live !== first;
  const after = [...others.slice(0, AFTER - (isListed ? 1 : 0)), ...(isListed ? [live] : [])];

  const seconds = sumsOf(done, [localDay(now)]).practised;
  const isDone = seconds >= done.goal * 60 && minutes === 0 && !isLive;
  // Steps that are listed for today are not repeated for tomorrow, unless the day is done.
  const listed = isDone || !first ? [] : [first, ...after];
  const next = loadOf({ ...options, decks }, startOfDay(now, 1));
  const tomorrow = minutes > 0 ? undefined : tomorrowAfter(listed, next, fresh, options);
  const canWait = isDone && first !== undefined && isSame(first, tomorrow);
  return { first, after, tomorrow, later, canWait, seconds, isDone };
}

/**
 * What tomorrow brings: cards or a check, else a step that is not listed today.
 *
 * @param next the load of tomorrow if nothing more is done today
 */
function tomorrowAfter(
  listed: readonly Step[],
  { cards, check, minutes }: DayLoad,
  fresh: Extract<Step, { kind: 'fresh' }> | undefined,
  { coming, done }: DayOptions,
): Tomorrow | undefined {
  if (minutes > 0) return { kind: 'due', cards, hasCheck: check !== undefined, minutes };
  const isListed = (step: Step) => listed.some((each) => isSame(each, step));
  // New cards that are listed today may be learned today, so tomorrow is unknown.
  if (fresh) return isListed(fresh) ? undefined : fresh;
  for (const lesson of coming) {
    const step = lessonStep(lesson, done);
    if (!isListed(step)) return step;
  }
  return undefined;
}

/** Whether two steps are of the same kind, and for lessons the same lesson. */
function isSame(one: Step | Tomorrow | undefined, other: Step | Tomorrow | undefined): boolean {
  if (one?.kind !== other?.kind) return false;
  return one?.kind !== 'lesson' || other?.kind !== 'lesson' || one.lesson === other.lesson;
}
