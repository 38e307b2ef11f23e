import type { AnswerVerdict } from 'common/judge-answer';
import type { Outcome } from '../../asking/use-asking';

/** An answer that was judged. */
export interface Judged {
  readonly text: string;
  readonly verdict: AnswerVerdict;
  /** The learner says that it is right. */
  readonly isClaimed?: true;
  /** How that went to the teachers; absent while it is on its way. */
  readonly outcome?: Outcome;
}

/** What stands in the field of a card, and how the last answer was judged. */
export interface TypedAnswer {
  readonly text: string;
  readonly judged?: Judged;
}

/** By practice: what was typed at each place of its session. It lives as long as the practice. */
const answersOf = new WeakMap<object, Map<string, TypedAnswer>>();

/**
 * Keeps what is typed while its card is not on the screen: the learner takes back an answer, or
 * switches the field off and on.
 *
 * @param practice one object for each practice
 * @param place names the card and its place in the session
 */
export function typedAnswerAt(practice: object, place: string) {
  const answers = answersOf.get(practice) ?? new Map<string, TypedAnswer>();
  answersOf.set(practice, answers);
  return {
    /** @param isShown whether the other side was seen; else a verdict is of an earlier session */
    read(isShown: boolean): TypedAnswer {
      const answer = answers.get(place) ?? { text: '' };
      return isShown || !answer.judged ? answer : { text: '' };
    },
    keep: (answer: TypedAnswer): void => void answers.set(place, answer),
  };
}
