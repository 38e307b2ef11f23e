import type { EarQuestion } from 'shared-contracts';

/** The result of one question: indexes of the lines understood and missed. */
export interface Outcome {
  readonly right: readonly number[];
  readonly missed: readonly number[];
}

/** The choices of a question: indexes of lines, or of a teacher's answers. */
export const offered = (question: EarQuestion): readonly number[] => {
  switch (question.kind) {
    case 'order':
      return question.lines;
    case 'open':
      return question.answers.map((_, place) => place);
    default:
      return question.choices;
  }
};

/** The right answer: one choice, or the lines in their order for an order question. */
export const rightAnswer = (question: EarQuestion): readonly number[] => {
  switch (question.kind) {
    case 'order':
      return [...question.lines].sort((a, b) => a - b);
    case 'open':
      return [question.right];
    default:
      return [question.line];
  }
};

/** Indexes of the lines that the question plays, in order. */
export const heardLines = (question: EarQuestion): readonly number[] =>
  question.kind === 'order' ? rightAnswer(question) : [question.line];

/**
 * Judges an answer. In a wrong order, lines at a wrong position were missed. The others may have
 * been guessed, so they count neither as right nor as missed.
 *
 * @param given the chosen choices, in order
 */
export function judge(question: EarQuestion, given: readonly number[]): Outcome {
  const answer = rightAnswer(question);
  const lines = heardLines(question);
  const isRight = answer.every((place, index) => place === given[index]);
  if (isRight) return { right: lines, missed: [] };
  if (question.kind !== 'order') return { right: [], missed: lines };
  return { right: [], missed: answer.filter((place, index) => place !== given[index]) };
}
