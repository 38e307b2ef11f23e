import { onRequest } from 'firebase-functions/https';
import { FUNCTIONS_REGION } from 'shared-contracts';
import { database } from '../platform/database';
import { readJudgement } from './judgements';

/**
 * Hosting passes `GET /__judgement` of the shell's site on to it: the registry that the judge has
 * signed last, or nothing. Only browsers that get a canary ask. Source: decision 62.
 */
export const judgementFunction = onRequest(
  { region: FUNCTIONS_REGION, cors: false, invoker: 'public', maxInstances: 5 },
  async ({ method }, response) => {
    if (method !== 'GET' && method !== 'HEAD') {
      response.status(405).send('');
      return;
    }
    const judgement = await readJudgement(database());
    response
      .status(judgement ? 200 : 204)
      .set({
        // Hosting's caches answer for ten seconds, so a busy minute costs six reads.
        'Cache-Control': 'public, max-age=0, s-maxage=10',
        'Content-Type': 'application/json; charset=utf-8',
      })
      .send(judgement?.registry ?? '');
  },
);
