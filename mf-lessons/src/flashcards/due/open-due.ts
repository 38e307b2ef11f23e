import { learnerOf, type Learner } from 'common';
import { type AccessRefusal, AppError, CARD_LIMITS, type Platform } from 'shared-contracts';
import { progressOf } from '../../progress/create-progress';
import { readPractised } from '../day-load/read-practised';
import { withKeys, type DeckCard } from '../deck/card-key';
import { isDue } from '../deck/due';
import { schedulesOf } from '../deck/stored-schedules';
import type { PracticeDeck } from '../practice/PracticeSession';
import { loadPracticeCode } from '../../chunks/scheduler';
import { askAllCards, openedOf, refusalOf, type Answer } from './ask-cards';
import { dueCardsOf, partsOf, planDue, storedTogether } from './due-deck';
import {
  LESSONS_PER_SESSION,
  LESSONS_READ,
  readDueLessons,
  readNextDue,
  type NextDue,
} from './due-lessons';

/** The cards to review today, or why there are none. */
export type DueReview =
  | {
      readonly kind: 'cards';
      readonly deck: PracticeDeck;
      /**
       * Whether more cards are due than this session has: `today` within the daily limit, `later`
       * beyond it. undefined: no more.
       */
      readonly more: 'today' | 'later' | undefined;
    }
  /** `next`: when the next cards are due; undefined when none is scheduled. */
  | { readonly kind: 'nothing'; readonly next: NextDue | undefined }
  /** Cards are due, but the plan does not open their lessons. */
  | { readonly kind: 'closed'; readonly reason: AccessRefusal };

interface Asked {
  readonly answers: readonly Answer[];
  /** Whether more lessons have due cards. */
  readonly isMore: boolean;
}

/**
 * Whether a lesson has a due card that is open. The plan may close the school's cards while own
 * cards stay open.
 */
const hasDue = (answer: Answer, now: Date) =>
  !('closed' in answer) &&
  withKeys(answer.flashcards).some(({ key }) => {
    const schedule = answer.lesson.data.cards[key];
    return schedule !== undefined && isDue(schedule, now);
  });

/**
 * Loads the cards of lessons until ten have a due card or none is left. The second, longer query
 * runs only if the first one was not enough.
 */
async function askUntilFull(platform: Platform, learner: Learner, now: Date): Promise<Asked> {
  let lessons = await readDueLessons(learner, now, LESSONS_READ);
  let isWhole = lessons.length < LESSONS_READ;
  const answers: Answer[] = [];
  for (;;) {
    const room = LESSONS_PER_SESSION - answers.filter((answer) => hasDue(answer, now)).length;
    const next = lessons.slice(answers.length, answers.length + room);
    if (room > 0 && next.length === 0 && !isWhole) {
      lessons = await readDueLessons(learner, now, CARD_LIMITS.lessonsPerQuery);
      isWhole = true;
      continue;
    }
    if (next.length === 0) return { answers, isMore: !isWhole || lessons.length > answers.length };
    answers.push(...(await askAllCards(platform, next)));
  }
}

/**
 * Opens one session with the due cards of all lessons, without closed lessons. Waiting answers are
 * stored first, so that the query includes them.
 *
 * @throws {AppError} `unauthenticated` for a visitor, without a call; otherwise as the query and
 *   `getFlashcardsCloudFunction` fail, for example without a network
 */
export async function openDue(platform: Platform): Promise<DueReview> {
  await platform.session.ready();
  const learner = learnerOf(platform).value;
  const ownSchedules = schedulesOf(platform).value;
  if (!learner || !ownSchedules) throw new AppError('unauthenticated', 'Nobody is signed in');
  const practiceCode = loadPracticeCode();
  practiceCode.catch(() => undefined);
  await ownSchedules.flush();
  const [{ answers, isMore }, practised] = await learner.whileHere(() =>
    Promise.all([askUntilFull(platform, learner, new Date()), readPractised(learner, new Date())]),
  );

  const opened = openedOf(answers, ownSchedules);
  for (const { flashcards, isWhole, isGone, stored } of opened) {
    stored.retain(isWhole ? withKeys(flashcards).map(({ key }) => key) : undefined, isGone);
  }
  const { cards: all, schedules } = dueCardsOf(opened, new Date());
  if (all.length > 0) {
    const stored = storedTogether(opened);
    const progress = progressOf(platform);
    const code = await practiceCode;
    const { CARDS_PER_DAY, roomOn, outlookOf, createPractice, createUnderstoodCards } = code;
    // A learner who continues beyond the daily limit gets as many cards again.
    const room = roomOn(practised, new Date()) || CARDS_PER_DAY;
    const lessonOf = ({ key }: DeckCard) => partsOf(key).videoID;
    const cards = await code.withOwnLines(platform, all.slice(0, room), lessonOf);
    const understood = createUnderstoodCards(
      cards.map((card) => ({ videoID: lessonOf(card), card })),
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
    });
    const statuses = opened.map((lesson) => lesson.stored.status$);
    const isLeft = isMore || all.length > room;
    const more = isLeft ? (cards.length < room ? 'today' : 'later') : undefined;
    return { kind: 'cards', deck: { cards, practice, stored, statuses }, more };
  }
  const reason = refusalOf(answers);
  if (reason !== undefined) return { kind: 'closed', reason };
  return { kind: 'nothing', next: await readNextDue(learner, new Date()) };
}
