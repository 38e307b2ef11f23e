/** What a member reads where a teacher has answered a question under a lesson. */
export const newAnswer = {
  answered: (count: number) =>
    count === 1
      ? 'The teacher answered your question.'
      : `The teacher answered ${count} of your questions.`,
  read: 'Read the answer',
} as const;
