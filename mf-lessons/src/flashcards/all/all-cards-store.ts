import { BehaviorSubject, createAsync } from 'kit';
import { learnerOf, type Learner } from 'common';
import {
  ALL_CARDS,
  AppError,
  CARD_LIMITS,
  NEVER_DUE,
  type AccessRefusal,
  type AsyncState,
  type Found,
  type LessonCards,
  type ObservableValue,
  type Platform,
} from 'shared-contracts';
import { loadPracticeCode } from '../../chunks/scheduler';
import { createAccessStore, type AccessStore } from '../../access/access-store';
import { schedulesOf } from '../deck/stored-schedules';
import { askAllCards, openedOf, refusalOf, type Answer } from '../due/ask-cards';
import { partsOf, type OpenedLesson } from '../due/due-deck';
import { LESSONS_PER_SESSION, readAllLessons } from '../due/due-lessons';
import { areClosed, showNoAccess } from '../flashcards-store';

/** The learner's lessons with cards: those that were loaded, and those left. */
export interface AllCards {
  readonly opened: readonly OpenedLesson[];
  readonly left: readonly Found<LessonCards>[];
  /** Why the plan closes some lessons; undefined: none is closed. */
  readonly refusal: AccessRefusal | undefined;
}

/** All cards of a learner. `state$` is the request for the first lessons. */
export interface AllCardsStore extends AccessStore<void> {
  readonly all$: ObservableValue<AllCards>;
  readonly more$: ObservableValue<AsyncState<void>>;
  /** Loads the cards of ten more lessons. */
  more(): Promise<void>;
  /**
   * Schedules a card again that was set aside: it counts as never forgotten.
   *
   * @param key lesson id, slash, key of the card
   */
  takeBack(key: string): void;
  /** Loads the cards of all lessons, for a search. */
  rest(): Promise<void>;
}

/** Lists the lessons with schedules, and those with own words that were never asked. */
async function readLessons(
  platform: Platform,
  learner: Learner,
): Promise<readonly Found<LessonCards>[]> {
  const own = loadPracticeCode().then((code) => code.lessonsOfOwnCards(platform));
  const [lessons, ids] = await Promise.all([readAllLessons(learner), own]);
  // If the query was cut off, a lesson of an own word may have an unread schedule.
  if (lessons.length >= CARD_LIMITS.lessonsPerQuery) return lessons;
  const others = [...ids].filter((id) => !lessons.some((lesson) => lesson.id === id));
  const data = { cards: {}, nextDue: NEVER_DUE, updatedAt: '' };
  return [...lessons, ...others.map((id) => ({ id, data }))];
}

const NOTHING: AllCards = { opened: [], left: [], refusal: undefined };

/**
 * Loads all cards of a learner, ten lessons at a time. A visitor sees the alert of
 * ERROR-flashcards; any other failure is shown in place. Source: decision 40.
 */
export function createAllCardsStore(platform: Platform): AllCardsStore {
  const all$ = new BehaviorSubject(NOTHING);

  /** Loads the next ten lessons, and more while all of them are closed. */
  async function openNext(): Promise<void> {
    const learner = learnerOf(platform).value;
    const ownSchedules = schedulesOf(platform).value;
    if (!learner || !ownSchedules) throw new AppError('unauthenticated', 'Nobody is signed in');
    const { opened, left, refusal } = all$.value;
    const answers: Answer[] = [];
    do {
      const next = left.slice(answers.length, answers.length + LESSONS_PER_SESSION);
      answers.push(...(await learner.whileHere(() => askAllCards(platform, next))));
    } while (answers.length < left.length && answers.every((answer) => 'closed' in answer));
    all$.next({
      opened: [...opened, ...openedOf(answers, ownSchedules)],
      left: left.slice(answers.length),
      refusal: refusal ?? refusalOf(answers),
    });
  }

  async function openFirst(): Promise<void> {
    await platform.session.ready();
    all$.next(NOTHING);
    const learner = learnerOf(platform).value;
    if (!learner) throw new AppError('unauthenticated', 'Nobody is signed in');
    // Store waiting answers first, so that the query includes them.
    await schedulesOf(platform).value?.flush();
    all$.next({ ...NOTHING, left: await learner.whileHere(() => readLessons(platform, learner)) });
    await openNext();
  }

  const access = createAccessStore(platform, openFirst, (outcome) => {
    if (outcome.status !== 'failure') return;
    platform.log.warn('The cards of a learner could not be opened', { error: outcome.error });
    if (areClosed(outcome.error)) showNoAccess(platform, ALL_CARDS);
  });
  const more = createAsync(async (isWhole: boolean) => {
    do await openNext();
    while (isWhole && all$.value.left.length > 0);
  });
  const ask = (isWhole: boolean) =>
    all$.value.left.length > 0 && more.state$.value.status !== 'loading'
      ? more.run(isWhole)
      : Promise.resolve();
  return {
    ...access,
    all$,
    more$: more.state$,
    more: () => ask(false),
    rest: () => ask(true),
    takeBack(key) {
      const parts = partsOf(key);
      const opened = all$.value.opened.map((lesson) => {
        const schedule = lesson.schedules[parts.key];
        if (lesson.videoID !== parts.videoID || !schedule) return lesson;
        const taken = { ...schedule, lapses: 0 };
        lesson.stored.save(parts.key, taken);
        return { ...lesson, schedules: { ...lesson.schedules, [parts.key]: taken } };
      });
      all$.next({ ...all$.value, opened });
    },
  };
}
