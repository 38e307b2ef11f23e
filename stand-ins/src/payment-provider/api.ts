import { createHash } from 'node:crypto';
import type { PageResponse } from '../sandbox/html';
import { json, type ApiRequest } from '../sandbox/http';
import { DAY } from './calendar';
import { SandboxError, unknownToSandbox } from './errors';
import { expand } from './expand';
import { readParameters } from './requests/validate';
import { findRoute } from './routes';
import { API_VERSION, clone, type World } from './world';

const fingerprint = ({ method, path, body }: ApiRequest) =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');

function authenticate({ headers }: ApiRequest, secretKey: string): void {
  if (headers.authorization !== `Bearer ${secretKey}`) {
    throw new SandboxError(401, {
      type: 'authentication_error',
      message: "Invalid API Key provided: it is not this sandbox's secret key.",
    });
  }
  const version = headers['stripe-version'];
  if (version !== undefined && version !== API_VERSION) {
    throw unknownToSandbox(`API version ${version}; it speaks ${API_VERSION}`);
  }
}

function handle(world: World, request: ApiRequest): object {
  const { pathname, search } = new URL(request.path, 'http://sandbox');
  const route = findRoute(request.method, pathname);
  if (!route) {
    const { body } = unknownToSandbox(`the request ${request.method} ${pathname}`);
    throw new SandboxError(404, body);
  }
  // DELETE carries its parameters in the body or in the query.
  const text = request.body !== '' ? request.body : search;
  const params = readParameters(route.name, text) as { expand?: string[] };
  const earlierState = params.expand && request.method !== 'GET' ? clone(world.state) : undefined;
  const result = route.handle(world, params, route.ids);
  try {
    return expand(world, result, params.expand);
  } catch (error) {
    // A request that is refused has done nothing; Stripe looks at `expand` first.
    if (earlierState) Object.assign(world.state, earlierState);
    throw error;
  }
}

/**
 * Answers one request of Stripe's API. A repeated idempotency key gets the first answer again; with
 * other parameters it is refused.
 */
export function answerApi(world: World, request: ApiRequest, secretKey: string): PageResponse {
  const headers = { 'stripe-version': API_VERSION, 'request-id': world.id('req') };
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  try {
    authenticate(request, secretKey);
    const earlier = key === undefined ? undefined : rememberedAnswer(world, key);
    if (earlier) {
      if (earlier.fingerprint !== fingerprint(request)) {
        throw new SandboxError(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      }
      const replayed = { ...headers, 'idempotent-replayed': 'true' };
      return { ...json(earlier.status, {}, replayed), body: earlier.body };
    }
    const response = json(200, handle(world, request), headers);
    remember(world, key, request, response);
    return response;
  } catch (error) {
    if (!(error instanceof SandboxError)) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return json(500, { error: { type: 'api_error', message } }, headers);
    }
    const response = json(error.status, { error: error.body }, headers);
    // Stripe also remembers the answer when the card was refused.
    if (error.status === 402) remember(world, key, request, response);
    return response;
  }
}

/** The answer to an earlier request with this key. Stripe forgets a key after a day. */
function rememberedAnswer({ state, now }: World, key: string) {
  const earlier = Object.hasOwn(state.idempotency, key) ? state.idempotency[key] : undefined;
  return earlier && now() - earlier.at < DAY ? earlier : undefined;
}

function remember(
  world: World,
  key: string | undefined,
  request: ApiRequest,
  { status, body }: PageResponse,
): void {
  if (key === undefined) return;
  world.state.idempotency[key] = {
    fingerprint: fingerprint(request),
    status,
    body,
    at: world.now(),
  };
}
