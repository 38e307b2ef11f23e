import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { FUNCTIONS_REGION } from 'shared-contracts';
import { REGISTRY_JUDGE_KEY } from '../platform/config';
import { database } from '../platform/database';
import { judgeCanaries } from './judge-canaries';
import { readJudgeKey } from './judge-key';
import { createReportReader } from './read-reports';
import { readSite } from './read-site';

const reports = createReportReader(database);

/** Runs every minute in production. The local product has another judge (decision 56). */
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
      read: readSite,
      reports,
      now: () => new Date(),
      // An alert of the log sends warnings to the team.
      log: (text, details) => logger.warn(text, details),
    }),
);
