import { learnerOf } from 'common';
import {
  type AccessRefusal,
  AppError,
  refusedAccessOf,
  type Flashcard,
  type Found,
  type LessonCards,
  type Platform,
} from 'shared-contracts';
import { progressOf } from '../../progress/create-progress';
import { readPractised } from '../day-load/read-practised';
import { withKeys } from '../deck/card-key';
import { schedulesOf } from '../deck/stored-schedules';
import type { PracticeDeck } from '../practice/PracticeSession';
import { loadPracticeCode } from '../../chunks/scheduler';
import { dueCardsOf, partsOf, planDue, storedTogether } from './due-deck';
import { LESSONS_PER_SESSION, readDueLessons, readNextDue } from './due-lessons';

/** The cards to review today, or why there are none. */
export type DueReview =
  | {
      readonly kind: 'cards';
      readonly deck: PracticeDeck;
      /**
       * Whether more cards are due than one session holds: those that today still asks, or those
       * that are left for later days. undefined: none.
       */
      readonly more: 'today' | 'later' | undefined;
    }
  /** `next`: when the next cards are due, epoch milliseconds; undefined when none is scheduled. */
  | { readonly kind: 'nothing'; readonly next: number | undefined }
  /** Cards are due, and no plan opens their lessons. */
  | { readonly kind: 'closed'; readonly reason: AccessRefusal };

type Lesson = Found<LessonCards>;

/** A lesson's cards, or why the learner does not have them any more. */
type Answer =
  | { readonly lesson: Lesson; readonly flashcards: readonly Flashcard[] }
  | { readonly closed: AccessRefusal | 'gone' };

async function ask({ functions }: Platform, lesson: Lesson): Promise<Answer> {
  try {
    const call = functions.call('getFlashcardsCloudFunction', { VideoID: lesson.id });
    return { lesson, flashcards: (await call).flashcards };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not-found') return { closed: 'gone' };
    if (error.code !== 'permission-denied') throw error;
    return { closed: refusedAccessOf(error.details)?.reason ?? 'no-plan' };
  }
}

interface Asked {
  readonly answers: readonly Answer[];
  /** Whether lessons are left. */
  readonly isMore: boolean;
}

/** Asks for the cards of the first lessons, and for others in place of those that are closed. */
async function askInTurn(platform: Platform, lessons: readonly Lesson[]): Promise<Asked> {
  const answers = await Promise.all(
    lessons.slice(0, LESSONS_PER_SESSION).map((lesson) => ask(platform, lesson)),
  );
  const others = lessons.slice(LESSONS_PER_SESSION);
  const room = answers.filter((answer) => 'closed' in answer).length;
  const replaced = await Promise.all(others.slice(0, room).map((lesson) => ask(platform, lesson)));
  return { answers: [...answers, ...replaced], isMore: others.length > room };
}

/**
 * Opens one session with what is due in all lessons. A lesson that is no longer open is skipped.
 * Answers that wait are stored first, so that the query knows them.
 *
 * @throws {AppError} `unauthenticated` for a visitor, without a call; otherwise as the query and
 *   `getFlashcardsCloudFunction` fail, for example without a network
 */
export async function openDue(platform: Platform, now: () => Date): Promise<DueReview> {
  await platform.session.ready();
  const learner = learnerOf(platform).value;
  const ownSchedules = schedulesOf(platform).value;
  if (!learner || !ownSchedules) throw new AppError('unauthenticated', 'Nobody is signed in');
  const practiceCode = loadPracticeCode();
  practiceCode.catch(() => undefined);
  await ownSchedules.flush();
  const [dueLessons, practised] = await Promise.all([
    readDueLessons(learner, now()),
    readPractised(learner, now()),
  ]);
  const { answers, isMore } = await learner.whileHere(() => askInTurn(platform, dueLessons));

  const opened = answers.flatMap((answer) => {
    if ('closed' in answer) return [];
    const { lesson, flashcards } = answer;
    const stored = ownSchedules.of(lesson.id);
    const schedules = stored.adopt(lesson.data.cards);
    stored.retain(withKeys(flashcards).map(({ key }) => key));
    return [{ videoID: lesson.id, flashcards, schedules, stored }];
  });
  const { cards: all, schedules } = dueCardsOf(opened, now());
  if (all.length > 0) {
    const stored = storedTogether(opened);
    const progress = progressOf(platform);
    const { CARDS_PER_DAY, roomOn, outlookOf, createPractice, createUnderstoodCards } =
      await practiceCode;
    // A learner who goes on after the day's cards gets as many again.
    const room = roomOn(practised, now()) || CARDS_PER_DAY;
    const cards = all.slice(0, room);
    const understood = createUnderstoodCards(
      cards.map((card) => ({ videoID: partsOf(card.key).videoID, card })),
      progress,
    );
    understood.begin(schedules);
    const practice = createPractice({
      keys: cards.map(({ key }) => key),
      schedules,
      scheduler: outlookOf,
      stored,
      progress,
      understood,
      plan: planDue,
      now,
    });
    const statuses = opened.map((lesson) => lesson.stored.status$);
    const isLeft = isMore || all.length > room;
    const more = isLeft ? (cards.length < room ? 'today' : 'later') : undefined;
    return { kind: 'cards', deck: { cards, practice, stored, statuses }, more };
  }
  for (const answer of answers) {
    if ('closed' in answer && answer.closed !== 'gone') {
      return { kind: 'closed', reason: answer.closed };
    }
  }
  return { kind: 'nothing', next: await readNextDue(learner, now()) };
}
