import {
  type AccessRefusal,
  AppError,
  refusedAccessOf,
  type Found,
  type LessonCards,
  type Platform,
} from 'shared-contracts';
import { loadPracticeCode } from '../../chunks/scheduler';
import { withOwnCards, type CardsOfLesson } from '../deck/with-own-cards';
import type { LearnerSchedules } from '../deck/stored-schedules';
import type { OpenedLesson } from './due-deck';

/** The cards of a lesson, or why they are closed to the learner. */
export type Answer =
  | (CardsOfLesson & { readonly lesson: Found<LessonCards> })
  | { readonly closed: AccessRefusal | 'gone' };

/**
 * Loads the cards of one lesson.
 *
 * @throws {AppError} as `getFlashcardsCloudFunction`, unless the lesson is closed or withdrawn
 */
async function askCards(platform: Platform, lesson: Found<LessonCards>): Promise<Answer> {
  try {
    const school = platform.functions.call('getFlashcardsCloudFunction', { VideoID: lesson.id });
    const own = loadPracticeCode().then(({ ownCardsOf }) => ownCardsOf(platform, lesson.id));
    return { lesson, ...(await withOwnCards(school, own)) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not-found') return { closed: 'gone' };
    if (error.code !== 'permission-denied') throw error;
    return { closed: refusedAccessOf(error.details)?.reason ?? 'no-plan' };
  }
}

/** Lessons asked for at once. The server allows five per learner; one is left for another tab. */
const AT_ONCE = 4;

/**
 * Loads the cards of several lessons, four at a time.
 *
 * @returns the answers in the order of the lessons
 * @throws {AppError} as `askCards`, for the first lesson that fails
 */
export async function askAllCards(
  platform: Platform,
  lessons: readonly Found<LessonCards>[],
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < lessons.length) {
    const next = lessons.slice(answers.length, answers.length + AT_ONCE);
    answers.push(...(await Promise.all(next.map((lesson) => askCards(platform, lesson)))));
  }
  return answers;
}

/** The open lessons among the answers, with the schedules that the query has read. */
export const openedOf = (
  answers: readonly Answer[],
  ownSchedules: Pick<LearnerSchedules, 'of'>,
): readonly OpenedLesson[] =>
  answers.flatMap((answer) => {
    if ('closed' in answer) return [];
    const { lesson, ...cards } = answer;
    const stored = ownSchedules.of(lesson.id);
    const schedules = stored.adopt(lesson.data.cards);
    return [{ videoID: lesson.id, ...cards, schedules, stored }];
  });

/** The reason of the first lesson that a plan closes, if any. */
export function refusalOf(answers: readonly Answer[]): AccessRefusal | undefined {
  for (const answer of answers) {
    if ('closed' in answer && answer.closed !== 'gone') return answer.closed;
  }
  return undefined;
}
