import { AppError, type ErrorCode } from 'shared-contracts';
import { rateKeyOf, requireMember, type Caller, type RequestOrigin } from './caller';
import { readPayload } from './envelope';
import { toHttpsError } from './errors';
import { validate, type RequestSchema } from './validate';

/** One line per call; never what was sent, by whom or from where. */
export interface CallLog {
  readonly name: string;
  readonly code: 'ok' | ErrorCode;
  readonly ms: number;
  /** The cause of an `internal` error. */
  readonly cause?: unknown;
}

export interface CallDefinition<Input, Output, Response> {
  readonly name: string;
  readonly request: RequestSchema<Input, Output>;
  readonly auth: 'anyone' | 'member';
  readonly limiter: { take(key: string): boolean };
  readonly handler: (payload: Output, caller: Caller) => Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: (entry: CallLog) => void;
}

export interface IncomingCall {
  readonly body: unknown;
  readonly caller: Caller;
  readonly origin: RequestOrigin;
}

/**
 * The steps of every call: rate, caller, payload, handler, log. The rate comes first, so that bad
 * calls are limited too.
 *
 * @throws {HttpsError} with one of the codes of SPEC §8, nothing else
 */
export async function runCall<Input, Output, Response>(
  definition: CallDefinition<Input, Output, Response>,
  { body, caller, origin }: IncomingCall,
): Promise<Response> {
  const { name, request, auth, limiter, handler, now, log } = definition;
  const start = now();
  try {
    if (!limiter.take(rateKeyOf(caller, origin))) {
      throw new AppError('resource-exhausted', 'Too many calls. Wait a minute and try again.');
    }
    if (auth === 'member') requireMember(caller);
    const response = await handler(validate(request, readPayload(body)), caller);
    log({ name, code: 'ok', ms: now() - start });
    return response;
  } catch (thrown) {
    const error = toHttpsError(thrown);
    const code = thrown instanceof AppError ? thrown.code : 'internal';
    const entry = { name, code, ms: now() - start };
    log(error.code === 'internal' ? { ...entry, cause: thrown } : entry);
    throw error;
  }
}
