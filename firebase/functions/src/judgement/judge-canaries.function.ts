import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { FUNCTIONS_REGION } from 'shared-contracts';
import { APP_ORIGIN, REGISTRY_JUDGE_KEY } from '../platform/config';
import { database } from '../platform/database';
import { judgeCanaries } from './judge-canaries';
import { readJudgeKey } from './judge-key';
import { createReportReader } from './read-reports';

const TIMEOUT_MS = 20_000;

const reports = createReportReader(database);

async function read(path: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`${APP_ORIGIN.value()}${path}`, { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

/** Every minute in production. The local product has a judge of its own (decision 56). */
export const judgeCanariesFunction = onSchedule(
  {
    schedule: 'every 1 minutes',
    region: FUNCTIONS_REGION,
    timeoutSeconds: 60,
    maxInstances: 1,
    secrets: [REGISTRY_JUDGE_KEY],
  },
  () =>
    judgeCanaries({
      db: database(),
      key: readJudgeKey(REGISTRY_JUDGE_KEY.value()),
      read,
      reports,
      now: () => new Date(),
      // A warning, so that an alert can tell a team.
      log: (text, details) => logger.warn(text, details),
    }),
);
