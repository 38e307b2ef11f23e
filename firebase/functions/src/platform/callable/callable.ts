import { logger } from 'firebase-functions';
import { onCall, type CallableFunction, type Request } from 'firebase-functions/https';
import type { SecretParam } from 'firebase-functions/params';
import {
  FUNCTIONS_REGION,
  type CallableName,
  type CallableRequest,
  type CallableResponse,
} from 'shared-contracts';
import { APP_CHECK_ENFORCED, APP_ORIGIN, PREVIEW_SITE } from '../config';
import { database } from '../database';
import { callerOf, type Caller } from './caller';
import { createInFlightLimit } from './in-flight';
import { createRateLimiter } from './rate-limit';
import { RATES, type RateName } from './rates';
import { runCall, type CallLog } from './run-call';
import { createSharedQuota, type Quota } from './shared-quota';
import type { RequestSchema } from './payload';

export interface CallableOptions<Input, Output> {
  /** A strict schema, which refuses unknown fields. */
  readonly request: RequestSchema<Input, Output>;
  /** `member` answers a visitor with `unauthenticated`. Default: anyone may call. */
  readonly auth?: 'member';
  /** Counted in the memory of each instance. */
  readonly rate: RateName;
  /** Calls of one member per hour, counted for all instances together. */
  readonly perHour?: number;
  /** Calls of one member per day (UTC), counted for all instances together. */
  readonly perDay?: number;
  readonly secrets?: SecretParam[];
}

/** Concurrent calls of one member: enough for two tabs that load a page. */
const MOST_AT_WORK = 5;

const quotasOf = ({
  perHour,
  perDay,
}: Pick<CallableOptions<unknown, unknown>, 'perHour' | 'perDay'>): Quota[] => [
  ...(perHour === undefined ? [] : [{ most: perHour, per: 'hour' } as const]),
  ...(perDay === undefined ? [] : [{ most: perDay, per: 'day' } as const]),
];

/** Logs a call with a cause with severity "error", any other as information. */
function logCall({ cause, ...line }: CallLog): void {
  if (cause !== undefined) logger.error('call', line, cause);
  else logger.info('call', line);
}

const isKeptTeacher = async (uid: string): Promise<boolean> =>
  (await database().collection('Teachers').doc(uid).get()).exists;

/** The received bodies, by request. The platform gets a well-formed, empty call instead. */
const bodies = new WeakMap<Request, unknown>();

/**
 * Hides the body from the platform, so that `runCall` validates it. Otherwise the platform answers
 * an odd body with a bare "Bad Request", and a malformed number wrapper with `internal`.
 */
function withOwnValidation<F extends object>(platformFunction: F): F {
  return new Proxy(platformFunction as F & ((...args: unknown[]) => unknown), {
    apply(target, self, args) {
      const [request] = args as [Request];
      bodies.set(request, request.body);
      request.body = { data: null };
      return Reflect.apply(target, self, args);
    },
  });
}

/** The origin of a preview channel of Hosting; the group is its site. */
const CHANNEL = /^https:\/\/([a-z0-9-]+?)--[a-z0-9-]+\.web\.app$/;

/**
 * Lets only pages of the shell and of its previews read an answer; the emulator allows every
 * origin. A pattern runs at each request, when the parameters are known. Source: decision 60.
 */
class ShellOrigin extends RegExp {
  override test(origin: string): boolean {
    const [, site] = this.exec(origin) ?? [];
    return origin === APP_ORIGIN.value() || (site !== undefined && site === PREVIEW_SITE.value());
  }
}

/**
 * Turns a handler into a callable function: limits the rate, checks the caller, validates the
 * payload, maps errors to `ERROR_CODES` and logs one line.
 *
 * @param name of the map of callables, which types request and response
 * @param handler throws an `AppError` for the caller; any other error becomes `internal`
 */
export function callable<N extends CallableName, Output>(
  name: N,
  options: CallableOptions<CallableRequest<N>, Output>,
  handler: (payload: Output, caller: Caller) => Promise<CallableResponse<N>>,
): CallableFunction<unknown, Promise<CallableResponse<N>>> {
  const definition = {
    name,
    request: options.request,
    isForMembers: options.auth === 'member',
    limiters: [
      createRateLimiter(RATES[options.rate], Date.now),
      ...quotasOf(options).map((quota) => createSharedQuota(name, quota, database, Date.now)),
    ],
    inFlight: createInFlightLimit(MOST_AT_WORK),
    isKeptTeacher,
    handler,
    now: Date.now,
    log: logCall,
  };
  return withOwnValidation(
    onCall(
      {
        region: FUNCTIONS_REGION,
        cors: new ShellOrigin(CHANNEL),
        secrets: options.secrets ?? [],
        maxInstances: 50,
      },
      ({ auth, app, rawRequest }) =>
        runCall(
          { ...definition, isAppRequired: APP_CHECK_ENFORCED.value() },
          {
            body: bodies.get(rawRequest),
            caller: callerOf(auth),
            isVerifiedApp: app !== undefined,
            origin: rawRequest,
          },
        ),
    ),
  );
}
