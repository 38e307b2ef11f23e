import { LEARNER_QUESTION_LIMITS } from 'shared-contracts';

const { letters, perDay } = LEARNER_QUESTION_LIMITS;

/** Every sentence about a question to the teachers. */
export const asking = {
  ask: 'Ask the teacher',
  sent: 'A teacher will look at it.',
  again: 'You have asked this already.',
  failed: 'It did not reach the teacher. Please check your connection and try again.',
  tooMany: `The teacher takes ${perDay} questions of yours a day. Please try again later.`,
  unfit: `The teacher takes answers with a letter, of at most ${letters} characters and eight accents on a letter.`,
  gone: 'This lesson is no longer there, so the teacher cannot look at it.',
  /** For a visitor, before the link to the sign-up. */
  members: 'You need an account to ask. ',
  account: 'Create an account',
} as const;
