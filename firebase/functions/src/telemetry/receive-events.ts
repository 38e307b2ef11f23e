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
  readonly body: Buffer;
  readonly origin: RequestOrigin;
}

export interface ReportAnswer {
  readonly status: 204 | 400 | 405 | 413 | 429;
  /** The problem and its remedy; empty: no problem. */
  readonly text: string;
}

export interface ReceiverServices {
  /** Limits one sender, and the networks that contain it. */
  readonly limiter: Limiter;
  /** Limits all senders together, so that a sender with many addresses does not cost much. */
  readonly limiterOfAll: Limiter;
  readonly log: (event: TelemetryEvent) => Promise<void>;
  readonly keep: KeepReports;
  /** Gets the error of `keep`. */
  readonly onLost: (cause: unknown) => void;
}

/**
 * Rate limits of one instance. A working page reports every five seconds at most. All senders
 * together may send ten reports a second, and the widest network of a sender a tenth of that.
 */
export const REPORT_RATES = {
  sender: { burst: 30, perMinute: 30 },
  all: { burst: 600, perMinute: 600 },
} as const satisfies Readonly<Record<string, Rate>>;

/** The key that all senders share in `limiterOfAll`. */
const ALL = 'all';

const refuse = (status: ReportAnswer['status'], text: string): ReportAnswer => ({ status, text });

/**
 * Receives a page's report: logs each event, or refuses all of them and names the wrong field. The
 * log has the fields of the events, but no address. Source: decision 55, decision 62.
 */
export async function receiveEvents(
  { method, body, origin }: ReportRequest,
  { limiter, limiterOfAll, log, keep, onLost }: ReceiverServices,
): Promise<ReportAnswer> {
  if (method !== 'POST') return refuse(405, REPORT_REFUSALS.method);
  // The sender's limit comes first, so that refused reports do not use up the limit of all.
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
