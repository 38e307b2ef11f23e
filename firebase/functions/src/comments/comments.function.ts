import {
  AnswerCommentRequestSchema,
  AskTeacherRequestSchema,
  CloseLearnerQuestionRequestSchema,
  GetOpenQuestionsRequestSchema,
  LEARNER_QUESTION_LIMITS,
} from 'shared-contracts';
import { identities } from '../people/identities';
import { callable } from '../platform/callable/callable';
import { requireMember } from '../platform/callable/caller';
import { database } from '../platform/database';
import { answerComment } from './answer-comment';
import { askTeacher } from './ask-teacher';
import { getOpenQuestions } from './get-open-questions';
import { closeLearnerQuestion } from './learner-questions';

const now = () => new Date();

export const answerCommentFunction = callable(
  'answerComment',
  { request: AnswerCommentRequestSchema, auth: 'member', rate: 'press' },
  (request, caller) => answerComment(request, caller, { db: database(), now }),
);

export const getOpenQuestionsFunction = callable(
  'getOpenQuestions',
  { request: GetOpenQuestionsRequestSchema, auth: 'member', rate: 'page' },
  (_, caller) => getOpenQuestions(caller, database()),
);

export const askTeacherFunction = callable(
  'askTeacher',
  {
    request: AskTeacherRequestSchema,
    auth: 'member',
    rate: 'press',
    perDay: LEARNER_QUESTION_LIMITS.perDay,
  },
  (request, caller) =>
    askTeacher(request, requireMember(caller), { db: database(), identities: identities(), now }),
);

export const closeLearnerQuestionFunction = callable(
  'closeLearnerQuestion',
  { request: CloseLearnerQuestionRequestSchema, auth: 'member', rate: 'press' },
  (request, caller) => closeLearnerQuestion(request, caller, { db: database(), now }),
);
