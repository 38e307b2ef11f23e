import {
  EVENTS_MAX_BYTES,
  readReport,
  REPORT_REFUSALS,
  type TelemetryEvent,
} from 'shared-contracts/telemetry';
import type { KeepReports } from '../judgement/keep-reports';
import { rateKeysOf, type RequestOrigin } from '../platform/callable/caller';
import type { Rate } from '../platform/callable/rate-limit';
import type { Limiter } from '../platform/callable/run-call';

export interface ReportRequest {
  readonly method: string;
  /** As it arrived. */
  readonly body: Buffer;
  readonly origin: RequestOrigin;
}

export interface ReportAnswer {
  readonly status: 204 | 400 | 405 | 413 | 429;
  /** What is wrong, and what to do; empty: nothing. */
  readonly text: string;
}

export interface ReceiverServices {
  /** Of one sender, and of the networks around it. */
  readonly limiter: Limiter;
  /** Of all senders together: who has many addresses must not cost much either. */
  readonly limiterOfAll: Limiter;
  readonly log: (event: TelemetryEvent) => Promise<void>;
  /** Keeps what the judge needs while a canary runs; it may fail. */
  readonly keep: KeepReports;
  /** Why it has failed. */
  readonly onLost: (cause: unknown) => void;
}

/**
 * What an instance takes. A page that works reports at most every five seconds, usually less often.
 * All senders together have ten reports a second; of that the widest network of one has a tenth.
 */
export const REPORT_RATES = {
  sender: { burst: 30, perMinute: 30 },
  all: { burst: 600, perMinute: 600 },
} as const satisfies Readonly<Record<string, Rate>>;

/** All senders have one count in the limit of all. */
const ALL = 'all';

const refuse = (status: ReportAnswer['status'], text: string): ReportAnswer => ({ status, text });

/**
 * Takes one report of a page: logs each of its events, or refuses all of them and names the field
 * that is wrong. It logs neither the address nor anything that an event does not have. Source:
 * decision 55, decision 62.
 */
export async function receiveEvents(
  { method, body, origin }: ReportRequest,
  { limiter, limiterOfAll, log, keep, onLost }: ReceiverServices,
): Promise<ReportAnswer> {
  if (method !== 'POST') return refuse(405, REPORT_REFUSALS.method);
  // What a sender is refused takes nothing from the others.
  const [sender, ...wider] = rateKeysOf({ kind: 'visitor' }, origin);
  const isWithin = (await limiter.take(sender, wider)) && (await limiterOfAll.take(ALL, []));
  if (!isWithin) {
    return refuse(429, REPORT_REFUSALS.tooMany);
  }
  if (body.length > EVENTS_MAX_BYTES) {
    return refuse(413, REPORT_REFUSALS.tooLong);
  }
  const report = readReport(body.toString('utf8'));
  if ('problem' in report) return refuse(400, report.problem);
  const kept = keep(report.events, [sender, ...wider]).catch(onLost);
  await Promise.all([kept, ...report.events.map(log)]);
  return { status: 204, text: '' };
}
