import {
  EVENTS_MAX_BYTES,
  readReport,
  REPORT_REFUSALS,
  type TelemetryEvent,
} from 'shared-contracts/telemetry';
import { rateKeyOf, type RequestOrigin } from '../platform/callable/caller';
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
  readonly limiter: Limiter;
  readonly log: (event: TelemetryEvent) => void;
}

const refuse = (status: ReportAnswer['status'], text: string): ReportAnswer => ({ status, text });

/**
 * Takes one report of a page: logs each of its events, or refuses all of them and names the field
 * that is wrong. It keeps neither the address nor anything that an event does not have. Source:
 * decision 55.
 */
export async function receiveEvents(
  { method, body, origin }: ReportRequest,
  { limiter, log }: ReceiverServices,
): Promise<ReportAnswer> {
  if (method !== 'POST') return refuse(405, REPORT_REFUSALS.method);
  if (!(await limiter.take(rateKeyOf({ kind: 'visitor' }, origin)))) {
    return refuse(429, REPORT_REFUSALS.tooMany);
  }
  if (body.length > EVENTS_MAX_BYTES) {
    return refuse(413, REPORT_REFUSALS.tooLong);
  }
  const report = readReport(body.toString('utf8'));
  if ('problem' in report) return refuse(400, report.problem);
  report.events.forEach(log);
  return { status: 204, text: '' };
}
