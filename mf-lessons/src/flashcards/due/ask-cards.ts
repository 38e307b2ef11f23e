import {
  type AccessRefusal,
  AppError,
  refusedAccessOf,
  type Flashcard,
  type Found,
  type LessonCards,
  type Platform,
} from 'shared-contracts';
import type { LearnerSchedules } from '../deck/stored-schedules';
import type { OpenedLesson } from './due-deck';

/** A lesson's cards, or why the learner does not have them any more. */
export type Answer =
  | { readonly lesson: Found<LessonCards>; readonly flashcards: readonly Flashcard[] }
  | { readonly closed: AccessRefusal | 'gone' };

/**
 * Asks for the cards of a lesson.
 *
 * @throws {AppError} as `getFlashcardsCloudFunction`, unless the lesson is closed or withdrawn
 */
export async function askCards(
  { functions }: Platform,
  lesson: Found<LessonCards>,
): Promise<Answer> {
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

/** The cards of the lessons that are open, with their schedules as the query has read them. */
export const openedOf = (
  answers: readonly Answer[],
  ownSchedules: Pick<LearnerSchedules, 'of'>,
): readonly OpenedLesson[] =>
  answers.flatMap((answer) => {
    if ('closed' in answer) return [];
    const { lesson, flashcards } = answer;
    const stored = ownSchedules.of(lesson.id);
    const schedules = stored.adopt(lesson.data.cards);
    return [{ videoID: lesson.id, flashcards, schedules, stored }];
  });

/** Why a plan is needed for one of them; undefined: none is closed by a plan. */
export function refusalOf(answers: readonly Answer[]): AccessRefusal | undefined {
  for (const answer of answers) {
    if ('closed' in answer && answer.closed !== 'gone') return answer.closed;
  }
  return undefined;
}
