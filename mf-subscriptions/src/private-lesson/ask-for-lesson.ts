import { BehaviorSubject } from 'rxjs';

/** Called once with the chosen slot; null: the learner chose none. */
export type AnswerLesson = (slotID: string | null) => void;

/** The open question; null: none. The screen shows it, because a log-in replaces the plan cards. */
export const lessonQuestion$ = new BehaviorSubject<AnswerLesson | null>(null);

/** Asks the learner to agree to the rules and to choose an hour. A second question ends the first. */
export function askForLesson(): Promise<string | null> {
  lessonQuestion$.value?.(null);
  return new Promise((resolve) => {
    lessonQuestion$.next((slotID) => {
      lessonQuestion$.next(null);
      resolve(slotID);
    });
  });
}
