import { HttpsError } from 'firebase-functions/https';
import { AppError, type ErrorCode } from 'shared-contracts';
import { CORRELATION_HEADER } from 'shared-contracts/telemetry';
import { redact } from '../redact';
import {
  confirmTeacher,
  rateKeysOf,
  requireMember,
  type Caller,
  type RequestOrigin,
} from './caller';
import { readPayload, validate, type RequestSchema } from './payload';

/** `details.reason` for a call that App Check has not verified. */
const APP_NOT_VERIFIED = 'app-not-verified';

/** The log entry of a call, without payload, caller and address. */
export interface CallLog {
  readonly name: string;
  readonly code: 'ok' | ErrorCode;
  readonly ms: number;
  /** The page's id for this call: 16 hexadecimal digits. Source: decision 55. */
  readonly correlation?: string;
  /** The error of the server or a provider. It names no person. */
  readonly cause?: Error;
}

export interface Limiter {
  /** @param wider networks around a visitor, from the narrowest to the widest */
  take(key: string, wider: readonly string[]): boolean | Promise<boolean>;
  /** The counted time; absent: a minute. */
  readonly per?: 'hour' | 'day';
  /** Takes a failed call out of the count, for limits that count only successful calls. */
  giveBack?(key: string): Promise<void>;
}

export interface CallDefinition<Input, Output, Response> {
  readonly name: string;
  readonly request: RequestSchema<Input, Output>;
  /** Whether a visitor gets `unauthenticated`. */
  readonly isForMembers: boolean;
  /** Each must let a call pass, in this order. */
  readonly limiters: readonly Limiter[];
  /**
   * Limits concurrent calls of a member. Visitors may share an address, so they are not limited.
   */
  readonly inFlight: { enter(key: string): (() => void) | null };
  /** Whether a document `Teachers/{uid}` exists. */
  readonly isKeptTeacher: (uid: string) => Promise<boolean>;
  /** Whether App Check must verify each call. */
  readonly isAppRequired: boolean;
  readonly handler: (payload: Output, caller: Caller) => Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: (entry: CallLog) => void;
}

export interface IncomingCall {
  readonly body: unknown;
  readonly caller: Caller;
  /** Whether App Check has verified this call. */
  readonly isVerifiedApp: boolean;
  readonly origin: RequestOrigin;
}

/** Reveals nothing about the server. The log has the details. */
const NEUTRAL_MESSAGE = 'Something went wrong on our side. Try again later.';
const TOO_MANY = {
  minute: 'Too many calls. Wait a minute and try again.',
  hour: 'Too many calls in this hour. Try again in the next one.',
  day: 'Too many calls today. Try again tomorrow.',
} as const;
const TOO_MANY_AT_ONCE = 'Too much is open at once. Wait until it is done, then try again.';

/**
 * Turns a thrown error into the answer: an `AppError` keeps its code (HTTP-400 to HTTP-other), any
 * other error becomes `internal` without the cause.
 */
function toHttpsError(thrown: unknown): HttpsError {
  if (!(thrown instanceof AppError) || thrown.code === 'internal' || thrown.code === 'unknown') {
    return new HttpsError('internal', NEUTRAL_MESSAGE);
  }
  return new HttpsError(thrown.code, thrown.message, thrown.details);
}

/** Ignores errors: the caller gets the first error, and one counted call too many does no harm. */
const giveBack = (taken: readonly Limiter[], key: string) =>
  Promise.allSettled(taken.map((limiter) => limiter.giveBack?.(key)));

/** Drops any other text than an id, so that a caller cannot write into the log. */
function correlationOf(origin: RequestOrigin): string | undefined {
  const id = origin.header(CORRELATION_HEADER);
  return id !== undefined && /^[0-9a-f]{16}$/.test(id) ? id : undefined;
}

/**
 * Runs the steps of a call: rate limit, concurrent calls, App Check, caller, payload, handler, log.
 * The rate limit comes first, so that it counts bad calls, too.
 *
 * @throws {HttpsError} with one of `ERROR_CODES`
 */
export async function runCall<Input, Output, Response>(
  definition: CallDefinition<Input, Output, Response>,
  { body, caller, isVerifiedApp, origin }: IncomingCall,
): Promise<Response> {
  const { name, request, isForMembers, limiters, handler, now, log } = definition;
  const start = now();
  const correlation = correlationOf(origin);
  const line = (code: CallLog['code']): CallLog => ({
    name,
    code,
    ms: now() - start,
    ...(correlation !== undefined && { correlation }),
  });
  let leave: (() => void) | null = null;
  const [key, ...wider] = rateKeysOf(caller, origin);
  const taken: Limiter[] = [];
  try {
    for (const limiter of limiters) {
      const isWithin = await limiter.take(key, wider);
      taken.push(limiter);
      if (isWithin) continue;
      const { per } = limiter;
      throw new AppError('resource-exhausted', TOO_MANY[per ?? 'minute'], per && { per });
    }
    if (caller.kind === 'member') {
      leave = definition.inFlight.enter(key);
      if (leave === null) throw new AppError('resource-exhausted', TOO_MANY_AT_ONCE);
    }
    if (definition.isAppRequired && !isVerifiedApp) {
      throw new AppError(
        'failed-precondition',
        'Only our own app may call this. Reload the page.',
        {
          reason: APP_NOT_VERIFIED,
        },
      );
    }
    if (isForMembers) requireMember(caller);
    const payload = validate(request, readPayload(body));
    const confirmed = await confirmTeacher(caller, definition.isKeptTeacher);
    const response = await handler(payload, confirmed);
    log(line('ok'));
    return response;
  } catch (thrown) {
    await giveBack(taken, key);
    const error = toHttpsError(thrown);
    const code = thrown instanceof AppError ? thrown.code : 'internal';
    const entry = line(code);
    const isExplained = thrown instanceof Error && thrown.cause !== undefined;
    const uids = caller.kind === 'member' ? [caller.uid] : [];
    log(
      error.code === 'internal' || isExplained ? { ...entry, cause: redact(thrown, uids) } : entry,
    );
    throw error;
  } finally {
    leave?.();
  }
}
