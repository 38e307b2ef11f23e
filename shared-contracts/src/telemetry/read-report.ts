import * as v from 'valibot';
import { explainIssue } from '../base/explain-issue';
import { EventBatchSchema, type EventBatch } from './events';
import { EVENTS_MAX_BYTES } from './limits';

/** Answers of a receiver that refuses a request unread: the reason, and what to do. */
export const REPORT_REFUSALS = {
  method: 'Send events by POST.',
  tooMany: 'Too many reports. Wait a minute.',
  tooLong: `A report has at most ${EVENTS_MAX_BYTES} bytes.`,
} as const;

/**
 * Reads the body of a report, for every receiver. Source: decision 55.
 *
 * @returns all its events, or in one sentence the field that is wrong
 */
export function readReport(text: string): EventBatch | { readonly problem: string } {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { problem: 'The body is no JSON. Send { "events": […] }.' };
  }
  const report = v.safeParse(EventBatchSchema, body);
  if (report.success) return report.output;
  const { field, advice } = explainIssue(report.issues[0]);
  return { problem: `${field || 'body'}: ${advice}` };
}
