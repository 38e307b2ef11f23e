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
import { isAnswered } from '../progress/card-state';
import type { Progressed } from '../progress/changes';
import { localDay, startOfDay } from '../timing/local-day';
import { minutesFor, minutesOfFilm } from '../progress/minutes';

/** One thing that a learner can do. Minutes are whole ones, undefined where nobody knows. */
export type Step =
  | {
      readonly kind: 'due';
      readonly cards: number;
      /** Whether one check by ear follows them. */
      readonly hasCheck: boolean;
      /** Of both. */
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
      /** Where to continue, seconds; undefined: at the beginning. */
      readonly from: number | undefined;
      /** Whether it was finished before. */
      readonly isAgain: boolean;
    }
  | {
      readonly kind: 'live';
      readonly live: LiveLessons;
      /** ISO 8601 with the school's offset. */
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
  /** The one thing to do now; undefined where the school has nothing. */
  readonly first: Step | undefined;
  /** The steps after it, two at most. */
  readonly after: readonly Step[];
  /** undefined while cards or a check wait: only their answers tell what comes back. */
  readonly tomorrow: Tomorrow | undefined;
  /** Cards that are due and left for the days after; 0: none. */
  readonly later: number;
  /** Whether tomorrow brings just `first`, which is left because the day is done. */
  readonly canWait: boolean;
  /** Seconds of practice so far. */
  readonly seconds: number;
  /**
   * Whether the goal is reached, and neither cards nor a check wait. The rest is optional.
   */
  readonly isDone: boolean;
}

export interface DayOptions {
  /** Of the last known plan; 0: none. */
  readonly tier: number;
  readonly done: Pick<Progressed, 'resumeAt' | 'recent' | 'finished' | 'days' | 'goal'>;
  /**
   * Lessons with cards that are due within a week, begun ones with new cards, and those that were
   * practised today.
   */
  readonly decks: readonly Found<LessonCards>[];
  /** Lessons with lines that were missed by ear; default none. */
  readonly missed?: readonly Found<HeardLines>[] | undefined;
  /** The lessons in turn (`comingLessons`). */
  readonly coming: readonly CatalogueLesson[];
  /** Lessons that are known, to name the one of a deck, and to tell whether it is open. */
  readonly known: readonly CatalogueLesson[];
  /** Whether these are all that are listed. */
  readonly isComplete: boolean;
  /** The learner's path, ids in turn; undefined: there is none. */
  readonly path?: readonly string[] | undefined;
  readonly live: LiveLessons | undefined;
  readonly now: Date;
}

/** Things after the first one. More would be no quiet list. */
const AFTER = 2;

/**
 * The begun deck that comes first on the path, with the new cards that one session brings. Without
 * a path, and among decks that are not on it, the one that was practised last comes first.
 */
function freshStep(
  decks: readonly Found<LessonCards>[],
  { known: knownLessons, path = [] }: Pick<DayOptions, 'known' | 'path'>,
) {
  const lessonOf = (id: string) => knownLessons.find(({ DocID }) => DocID === id);
  const placeOf = (id: string) => (path.includes(id) ? path.indexOf(id) : path.length);
  const [deck] = decks
    .filter(({ data }) => (data.fresh ?? 0) > 0 && Object.values(data.cards).some(isAnswered))
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
 * Plans a learner's day: cards that are due with a check by ear, new cards of a begun deck, the
 * next lessons, the next live lesson. A live lesson that runs now comes first, where the plan opens
 * it. Without a plan there are own cards alone. New cards wait while some that are due are left for
 * later days. Source: decision 58.
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
  // The live lesson is always among what comes after, because a member's home has it nowhere else.
  const isListed = live !== undefined && live !== first;
  const after = [...others.slice(0, AFTER - (isListed ? 1 : 0)), ...(isListed ? [live] : [])];

  const seconds = sumsOf(done, [localDay(now)]).practised;
  const isDone = seconds >= done.goal * 60 && minutes === 0 && !isLive;
  // Who is done for today does the rest tomorrow, and everybody else what is listed.
  const listed = isDone || !first ? [] : [first, ...after];
  const next = loadOf({ ...options, decks }, startOfDay(now, 1));
  const tomorrow = minutes > 0 ? undefined : tomorrowAfter(listed, next, fresh, options);
  const canWait = isDone && first !== undefined && isSame(first, tomorrow);
  return { first, after, tomorrow, later, canWait, seconds, isDone };
}

/**
 * What tomorrow brings: what is due then, or else something that is not listed today.
 *
 * @param next what is due tomorrow if nothing more is done
 */
function tomorrowAfter(
  listed: readonly Step[],
  { cards, check, minutes }: DayLoad,
  fresh: Extract<Step, { kind: 'fresh' }> | undefined,
  { coming, done }: DayOptions,
): Tomorrow | undefined {
  if (minutes > 0) return { kind: 'due', cards, hasCheck: check !== undefined, minutes };
  const isListed = (step: Step) => listed.some((each) => isSame(each, step));
  // Whether the new cards are learned today decides what tomorrow brings.
  if (fresh) return isListed(fresh) ? undefined : fresh;
  for (const lesson of coming) {
    const step = lessonStep(lesson, done);
    if (!isListed(step)) return step;
  }
  return undefined;
}

/** Whether two things are of one kind, and of one lesson where they are a lesson. */
function isSame(one: Step | Tomorrow | undefined, other: Step | Tomorrow | undefined): boolean {
  if (one?.kind !== other?.kind) return false;
  return one?.kind !== 'lesson' || other?.kind !== 'lesson' || one.lesson === other.lesson;
}
