/** Every sentence that tells a member about a teacher's answer. */
export const newAnswer = {
  answered: (count: number) =>
    count === 1
      ? 'The teacher answered your question.'
      : `The teacher answered ${count} of your questions.`,
  read: 'Read the answer',
} as const;
