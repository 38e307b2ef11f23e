import type { ComponentType } from 'react';
import { BehaviorSubject } from 'kit';
import { perPlatform } from 'common';
import type { Platform } from 'shared-contracts';
import { loadLessonDialog } from '../chunks/private-lesson';
import type { AnswerLesson, LessonDialogProps } from './LessonDialog';

export interface LessonQuestion extends LessonDialogProps {
  /** Loaded with the first question, because few learners are ever asked. */
  readonly Dialog: ComponentType<LessonDialogProps>;
}

/** The open question; null: none. The screen shows it, not a card: a log-in replaces the cards. */
export const lessonQuestionOf = perPlatform(() => new BehaviorSubject<LessonQuestion | null>(null));

/**
 * Asks the learner to agree to the rules and to choose an hour. A second question ends the first.
 *
 * @param isMove whether the learner moves existing lessons to another hour
 * @returns id of the slot; null: the learner chose none
 * @throws {Error} when the code of the dialog cannot be loaded
 */
export async function askForLesson(platform: Platform, isMove: boolean): Promise<string | null> {
  const question$ = lessonQuestionOf(platform);
  question$.value?.answer(null);
  const { LessonDialog: Dialog } = await loadLessonDialog();
  return new Promise((resolve) => {
    const answer: AnswerLesson = (slotID) => {
      question$.next(null);
      resolve(slotID);
    };
    question$.next({ Dialog, isMove, answer });
  });
}
