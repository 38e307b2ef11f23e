import type { EarQuestion } from 'shared-contracts';

/** The lines that an answer understood, and those that it did not; places in the text, from 0. */
export interface Outcome {
  readonly right: readonly number[];
  readonly missed: readonly number[];
}

/** What can be chosen in a question: places of lines, or of a teacher's answers. */
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

/** The right answer; lines in their order where four are to be put in order. */
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

/** The lines that are heard, in their order. */
export const heardLines = (question: EarQuestion): readonly number[] =>
  question.kind === 'order' ? rightAnswer(question) : [question.line];

/**
 * Judges an answer. Of lines in a wrong order, those at a wrong place were missed; the others may
 * have been guessed, so they count as neither.
 *
 * @param given what was chosen, in this order
 */
export function judge(question: EarQuestion, given: readonly number[]): Outcome {
  const answer = rightAnswer(question);
  const lines = heardLines(question);
  const isRight = answer.every((place, index) => place === given[index]);
  if (isRight) return { right: lines, missed: [] };
  if (question.kind !== 'order') return { right: [], missed: lines };
  return { right: [], missed: answer.filter((place, index) => place !== given[index]) };
}
