import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { FUNCTIONS_REGION } from 'shared-contracts';
import type { TelemetryEvent } from 'shared-contracts/telemetry';
import { createRateLimiter } from '../platform/callable/rate-limit';
import { createReportKeeper } from '../judgement/keep-reports';
import { readSite } from '../judgement/read-site';
import { database } from '../platform/database';
import { redact } from '../platform/redact';
import { createOwners } from './owners';
import { receiveEvents, REPORT_RATES } from './receive-events';

const limiter = createRateLimiter(REPORT_RATES.sender, Date.now);
const limiterOfAll = createRateLimiter(REPORT_RATES.all, Date.now);

const isOk = (event: TelemetryEvent) =>
  event.type === 'vital' || (event.type === 'load' && event.outcome === 'ok');

const ownerOf = createOwners(readSite, Date.now);

/** Logs an event. A failure is a warning with the owner of the remote, for an alert to count. */
async function log(event: TelemetryEvent): Promise<void> {
  if (isOk(event)) return logger.info('event', event);
  const owner = event.type === 'load' ? await ownerOf(event) : undefined;
  logger.warn('event', { ...event, ...(owner && { owner }) });
}

const keep = createReportKeeper(database, Date.now);

const onLost = (cause: unknown): void => logger.error('report lost', redact(cause));

/** Answers `POST /__events` of the shell's site, which Hosting forwards. Source: decision 55. */
export const receiveEventsFunction = onRequest(
  {
    region: FUNCTIONS_REGION,
    cors: false,
    invoker: 'public',
    // Lost reports do no harm, so the cost is limited.
    maxInstances: 5,
  },
  async (request, response) => {
    const { status, text } = await receiveEvents(
      { method: request.method, body: request.rawBody ?? Buffer.alloc(0), origin: request },
      { limiter, limiterOfAll, log, keep, onLost },
    );
    response
      .status(status)
      .set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
      .send(text);
  },
);
