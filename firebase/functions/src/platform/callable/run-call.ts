import { HttpsError } from 'firebase-functions/https';
import { AppError, type ErrorCode } from 'shared-contracts';
import { redact } from '../redact';
import {
  confirmTeacher,
  rateKeysOf,
  requireMember,
  type Caller,
  type RequestOrigin,
} from './caller';
import { correlationOf } from './correlation';
import { readPayload, validate, type RequestSchema } from './payload';

/** `details.reason` of the answer to an app that App Check has not verified. */
const APP_NOT_VERIFIED = 'app-not-verified';

/** One log entry per call, without payload, caller and address. */
export interface CallLog {
  readonly name: string;
  readonly code: 'ok' | ErrorCode;
  readonly ms: number;
  /** Id that the caller has given this call, if any (decision 55). */
  readonly correlation?: string;
  /** The error, if the fault is ours or a provider's. It names no person. */
  readonly cause?: Error;
}

export interface Limiter {
  /** @param wider networks around a visitor, from the narrowest to the widest */
  take(key: string, wider: readonly string[]): boolean | Promise<boolean>;
  /** The time for which it counts calls; absent: a minute. */
  readonly per?: 'hour' | 'day';
  /** Takes one call out of the count. Only for limits that do not count a call that failed. */
  giveBack?(key: string): Promise<void>;
}

export interface CallDefinition<Input, Output, Response> {
  readonly name: string;
  readonly request: RequestSchema<Input, Output>;
  /** A visitor is answered `unauthenticated`. */
  readonly isForMembers: boolean;
  /** All of them must let a call pass; asked in this order. */
  readonly limiters: readonly Limiter[];
  /**
   * How many calls of one member may be at work; visitors may share an address, so they are not
   * counted.
   */
  readonly inFlight: { enter(key: string): (() => void) | null };
  /** Whether there is a document `Teachers/{uid}`. */
  readonly isKeptTeacher: (uid: string) => Promise<boolean>;
  /** Whether only calls of our own app pass (App Check). */
  readonly isAppRequired: boolean;
  readonly handler: (payload: Output, caller: Caller) => Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: (entry: CallLog) => void;
}

export interface IncomingCall {
  readonly body: unknown;
  readonly caller: Caller;
  /** Whether App Check has verified that our own app calls. */
  readonly isVerifiedApp: boolean;
  readonly origin: RequestOrigin;
}

/** Says nothing about the server; the log has the details. */
const NEUTRAL_MESSAGE = 'Something went wrong on our side. Try again later.';
const TOO_MANY = {
  minute: 'Too many calls. Wait a minute and try again.',
  hour: 'Too many calls in this hour. Try again in the next one.',
  day: 'Too many calls today. Try again tomorrow.',
} as const;
const TOO_MANY_AT_ONCE = 'Too much is open at once. Wait until it is done, then try again.';

/**
 * The answer to what a handler threw: an `AppError` keeps its code (HTTP-400 to HTTP-other),
 * anything else is `internal` and does not name the cause.
 */
function toHttpsError(thrown: unknown): HttpsError {
  if (!(thrown instanceof AppError) || thrown.code === 'internal' || thrown.code === 'unknown') {
    return new HttpsError('internal', NEUTRAL_MESSAGE);
  }
  return new HttpsError(thrown.code, thrown.message, thrown.details);
}

/**
 * Ignores errors, because the caller must hear of the first failure. One call too many in the count
 * does no harm.
 */
const giveBack = (taken: readonly Limiter[], key: string) =>
  Promise.allSettled(taken.map((limiter) => limiter.giveBack?.(key)));

/**
 * The steps of every call: rate, calls at work, app, caller, payload, handler, log. The rate comes
 * first, so that bad calls are limited too.
 *
 * @throws {HttpsError} with one of `ERROR_CODES`, nothing else
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
