import * as v from 'valibot';
import { ERROR_CODES } from '../base/errors';
import { RemoteNameSchema } from '../remotes/registry';
import type { RemoteFailure } from '../remotes/remote-failure';
import { CompositionIdSchema } from './composition';
import { EVENTS_PER_BATCH, MOST_CHARACTERS, MOST_MS } from './limits';

/** The kinds of `RemoteFailure`. A missing kind does not compile. */
const FAILURE_KINDS: Readonly<Record<RemoteFailure['kind'], true>> = {
  unreachable: true,
  offline: true,
  'too-many-requests': true,
  damaged: true,
  'timed-out': true,
  'switched-off': true,
  'invalid-manifest': true,
  'incompatible-contract': true,
  'failed-to-evaluate': true,
  hung: true,
  crashed: true,
};

export const REMOTE_FAILURE_KINDS = Object.keys(FAILURE_KINDS) as RemoteFailure['kind'][];

const ShortTextSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_CHARACTERS));
/** Milliseconds; a page that was asleep may have waited long. */
const MsSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_MS));

/** Ways in which a browser gets a build of a remote. */
export const LOAD_CHANNELS = ['stable', 'canary', 'last-good', 'override'] as const;

const common = {
  /** Builds of the page that reports. */
  composition: CompositionIdSchema,
  /** Moment of the event by the clock of the device, ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp('must be a moment, 2026-01-31T12:00:00.000Z')),
  /**
   * Share of the pages that send such events, above 0 and up to 1. Each event stands for `1 / rate`
   * events. Failures have 1.
   */
  rate: v.pipe(v.number(), v.gtValue(0), v.maxValue(1)),
};

/**
 * One attempt to show a screen of a remote, without user, address or query. Source: decision 55.
 */
export const LoadEventSchema = v.object({
  type: v.literal('load'),
  ...common,
  remote: RemoteNameSchema,
  /** Version (semver) of the remote; null where its entry of the registry gives no build. */
  version: v.nullable(ShortTextSchema),
  /** Null where the entry of the registry gives no build. */
  build: v.nullable(ShortTextSchema),
  channel: v.picklist(LOAD_CHANNELS),
  screen: ShortTextSchema,
  /** Last step of the attempt: its files, its code, or the mounted screen. */
  phase: v.picklist(['fetch', 'evaluate', 'mount']),
  outcome: v.picklist(['ok', ...REMOTE_FAILURE_KINDS]),
  /** From the request, or the start of the page, until the screen was usable or failed. */
  ms: MsSchema,
  /** Range of contracts that the build asks for, `^1.0.0`; null where there is no build. */
  contract: v.nullable(ShortTextSchema),
  /** `sequence` of the registry; 0 without one. */
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /**
   * Pseudonym of the device for this remote. Absent where the browser keeps nothing, or no canary
   * has ever asked for its bucket.
   */
  reporter: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/, 'must be 8 hex digits'))),
});
export type LoadEvent = v.InferOutput<typeof LoadEventSchema>;

/** One of the web vitals of a page. */
export const VitalEventSchema = v.object({
  type: v.literal('vital'),
  ...common,
  name: v.picklist(['LCP', 'INP', 'CLS', 'TTFB']),
  /** Milliseconds; CLS has no unit. */
  value: v.pipe(v.number(), v.minValue(0)),
  rating: v.picklist(['good', 'needs-improvement', 'poor']),
  /** Screen that the page was opened with, `mf-lessons/lesson`, or path of a page of the shell. */
  page: ShortTextSchema,
});
export type VitalEvent = v.InferOutput<typeof VitalEventSchema>;

/** A callable that failed. */
export const CallEventSchema = v.object({
  type: v.literal('call'),
  ...common,
  callable: v.pipe(v.string(), v.regex(/^\w{1,60}$/, 'must be the name of a callable')),
  code: v.picklist(ERROR_CODES),
  /** From the call until its error. */
  ms: MsSchema,
  /** The server's log line of this call has the same id. */
  correlation: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'must be 16 hex digits')),
});
export type CallEvent = v.InferOutput<typeof CallEventSchema>;

/** One event that a page reports. The schema drops unknown fields. Source: decision 55. */
export const TelemetryEventSchema = v.variant('type', [
  LoadEventSchema,
  VitalEventSchema,
  CallEventSchema,
]);
export type TelemetryEvent = v.InferOutput<typeof TelemetryEventSchema>;

/** One report, the body of `POST /__events`. */
export const EventBatchSchema = v.object({
  events: v.pipe(
    v.array(TelemetryEventSchema),
    v.minLength(1, 'must hold an event'),
    v.maxLength(EVENTS_PER_BATCH, `must hold at most ${EVENTS_PER_BATCH} events`),
  ),
});
export type EventBatch = v.InferOutput<typeof EventBatchSchema>;

const received = {
  /** By the clock of the receiver, ISO 8601. */
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Internet address of the sender. */
  address: v.string(),
};

/** A load as a receiver keeps it. */
export const StoredLoadSchema = v.object({ ...received, ...LoadEventSchema.entries });
export type StoredLoad = v.InferOutput<typeof StoredLoadSchema>;

/** One line of `.run/<offset>/events/events.jsonl`. */
export const StoredEventSchema = v.variant('type', [
  StoredLoadSchema,
  v.object({ ...received, ...VitalEventSchema.entries }),
  v.object({ ...received, ...CallEventSchema.entries }),
]);
export type StoredEvent = v.InferOutput<typeof StoredEventSchema>;
