import { explainIssue } from 'shared-contracts';
import {
  EventBatchSchema,
  EVENTS_MAX_BYTES,
  type TelemetryEvent,
} from 'shared-contracts/telemetry';
import * as v from 'valibot';
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

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Takes one report of a page: logs each of its events, or refuses all of them and names the field
 * that is wrong. It keeps neither the address nor anything that an event does not have. Source:
 * decision 55.
 */
export async function receiveEvents(
  { method, body, origin }: ReportRequest,
  { limiter, log }: ReceiverServices,
): Promise<ReportAnswer> {
  if (method !== 'POST') return refuse(405, 'Send events by POST.');
  if (!(await limiter.take(rateKeyOf({ kind: 'visitor' }, origin)))) {
    return refuse(429, 'Too many reports. Wait a minute.');
  }
  if (body.length > EVENTS_MAX_BYTES) {
    return refuse(413, `A report has at most ${EVENTS_MAX_BYTES} bytes.`);
  }
  const content = parse(body);
  if (content === undefined) return refuse(400, 'The body is no JSON. Send { "events": […] }.');
  const report = v.safeParse(EventBatchSchema, content);
  if (!report.success) {
    const { field, advice } = explainIssue(report.issues[0]);
    return refuse(400, `${field || 'body'}: ${advice}`);
  }
  report.output.events.forEach(log);
  return { status: 204, text: '' };
}
