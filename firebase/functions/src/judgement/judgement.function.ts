import { onRequest } from 'firebase-functions/https';
import { FUNCTIONS_REGION } from 'shared-contracts';
import { database } from '../platform/database';
import { createJudgementAnswerer } from './answer-judgement';
import { readJudgement } from './judgements';

const answer = createJudgementAnswerer(() => readJudgement(database()), Date.now);

/**
 * Answers `GET /__judgement` of the shell's site, which Hosting forwards: the last registry that
 * the judge has signed, or nothing. Only browsers with a canary ask. Source: decision 62.
 */
export const judgementFunction = onRequest(
  { region: FUNCTIONS_REGION, cors: false, invoker: 'public', maxInstances: 5 },
  async ({ method }, response) => {
    const { status, text, headers } = await answer(method);
    response.status(status).set(headers).send(text);
  },
);
