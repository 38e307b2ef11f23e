import { AnswerCommentRequestSchema, GetOpenQuestionsRequestSchema } from 'shared-contracts';
import { callable } from '../platform/callable/callable';
import { database } from '../platform/database';
import { answerComment } from './answer-comment';
import { getOpenQuestions } from './get-open-questions';

export const answerCommentFunction = callable(
  'answerComment',
  { request: AnswerCommentRequestSchema, auth: 'member', rate: 'press' },
  (request, caller) => answerComment(request, caller, { db: database(), now: () => new Date() }),
);

export const getOpenQuestionsFunction = callable(
  'getOpenQuestions',
  { request: GetOpenQuestionsRequestSchema, auth: 'member', rate: 'page' },
  (_, caller) => getOpenQuestions(caller, database()),
);
