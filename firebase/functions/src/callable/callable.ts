import { onCall, type CallableFunction, type Request } from 'firebase-functions/https';
import type { SecretParam } from 'firebase-functions/params';
import {
  FUNCTIONS_REGION,
  type CallableName,
  type CallableRequest,
  type CallableResponse,
} from 'shared-contracts';
import { callerOf, type Caller } from './caller';
import { logCall } from './log-call';
import { createRateLimiter, type Rate } from './rate-limit';
import { runCall } from './run-call';
import type { RequestSchema } from './validate';

export interface CallableOptions<Input, Output> {
  /** Strict: a field that it does not know is refused. */
  readonly request: RequestSchema<Input, Output>;
  /** `member` answers a visitor with `unauthenticated`. Default: `anyone`. */
  readonly auth?: 'anyone' | 'member';
  readonly rate: Rate;
  readonly secrets?: SecretParam[];
}

/** Bodies as they came, by request: the platform only sees a well-formed, empty call. */
const bodies = new WeakMap<Request, unknown>();

/**
 * The platform answers an odd body with a bare "Bad Request", and a malformed number wrapper with
 * `internal`, before any of our code runs. So the body is set aside first and validated by us.
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

/**
 * Turns a handler into a callable function: validates the payload, checks the caller, limits the
 * rate, maps errors to the codes of SPEC §8 and logs one line. The handler never sees an
 * unvalidated value. Source: DESIGN §6.
 *
 * @param name one of the map of callables, which also types request and response
 * @param handler throws `AppError` for what the caller may know, anything else is `internal`
 */
export function callable<N extends CallableName, Output>(
  name: N,
  options: CallableOptions<CallableRequest<N>, Output>,
  handler: (payload: Output, caller: Caller) => Promise<CallableResponse<N>>,
): CallableFunction<unknown, Promise<CallableResponse<N>>> {
  const definition = {
    name,
    request: options.request,
    auth: options.auth ?? 'anyone',
    limiter: createRateLimiter(options.rate, Date.now),
    handler,
    now: Date.now,
    log: logCall,
  };
  return withOwnValidation(
    onCall(
      { region: FUNCTIONS_REGION, secrets: options.secrets ?? [], maxInstances: 50 },
      ({ auth, rawRequest }) =>
        runCall(definition, {
          body: bodies.get(rawRequest),
          caller: callerOf(auth),
          origin: rawRequest,
        }),
    ),
  );
}
