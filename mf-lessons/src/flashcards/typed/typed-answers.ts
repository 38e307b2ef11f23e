import type { AnswerVerdict } from 'common/judge-answer';
import type { Outcome } from '../../asking/use-asking';

export interface Judged {
  readonly text: string;
  readonly verdict: AnswerVerdict;
  /** The learner claims that the answer is right. */
  readonly isClaimed?: true;
  /** The result of the question to the teachers; absent while it is being sent. */
  readonly outcome?: Outcome;
}

/** The text in the field of a card, and the last judged answer. */
export interface TypedAnswer {
  readonly text: string;
  readonly judged?: Judged;
}

/** The typed answers of each practice, by place in its session. */
const answersOf = new WeakMap<object, Map<string, TypedAnswer>>();

/**
 * Keeps a typed answer while its card is not on the screen, for a learner who undoes an answer, or
 * switches typing off and on.
 *
 * @param practice identifies the practice
 * @param place identifies the card and the question in the session
 */
export function typedAnswerAt(practice: object, place: string) {
  const answers = answersOf.get(practice) ?? new Map<string, TypedAnswer>();
  answersOf.set(practice, answers);
  return {
    /**
     * @param isShown whether the answer was seen; if not, a kept verdict is of an earlier session
     */
    read(isShown: boolean): TypedAnswer {
      const answer = answers.get(place) ?? { text: '' };
      return isShown || !answer.judged ? answer : { text: '' };
    },
    keep: (answer: TypedAnswer): void => void answers.set(place, answer),
  };
}
