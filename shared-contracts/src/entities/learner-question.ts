/** Limits of questions to teachers. Source: docs/security.md, What is limited. */
export const LEARNER_QUESTION_LIMITS = {
  /** UTF-16 units of a word, a card or a typed answer. */
  letters: 500,
  /** Presses of one learner on one day in UTC. */
  perDay: 20,
} as const;

/** Whether a text may be sent: it has a letter and at most `letters` units. */
export const isQuestionText = (text: string): boolean =>
  text.length <= LEARNER_QUESTION_LIMITS.letters && /\p{L}/u.test(text);
