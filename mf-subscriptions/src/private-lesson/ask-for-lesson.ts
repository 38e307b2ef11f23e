import type { ComponentType } from 'react';
import { BehaviorSubject } from 'kit';
import type { AnswerLesson } from './LessonDialog';

export interface LessonQuestion {
  readonly answer: AnswerLesson;
  /** Its code is loaded with the first question: few learners are ever asked. */
  readonly Dialog: ComponentType<{ readonly answer: AnswerLesson }>;
}

/** The open question; null: none. The screen shows it, because a log-in replaces the plan cards. */
export const lessonQuestion$ = new BehaviorSubject<LessonQuestion | null>(null);

/**
 * Asks the learner to agree to the rules and to choose an hour. A second question ends the first.
 *
 * @throws {Error} when the code of the question does not arrive
 */
export async function askForLesson(): Promise<string | null> {
  lessonQuestion$.value?.answer(null);
  const { LessonDialog: Dialog } = await import(
    /* webpackChunkName: "private-lesson" */ './LessonDialog'
  );
  return new Promise((resolve) => {
    lessonQuestion$.next({
      Dialog,
      answer(slotID) {
        lessonQuestion$.next(null);
        resolve(slotID);
      },
    });
  });
}
