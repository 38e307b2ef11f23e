import Stripe from 'stripe';
import { AppError } from 'shared-contracts';
import { requireTime } from '../../platform/time-budget';

/** Timeout of a request of a callable, in milliseconds. A deletion waits for 15 s. */
const TIMEOUT_MS = 8000;

/**
 * Makes a client refuse requests of a call whose time budget is used up. The SDK then reports a
 * lost connection.
 */
export function inTime(client: Stripe.HttpClient): Stripe.HttpClient {
  const ask = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    requireTime();
    return ask(...request);
  };
  return client;
}

/**
 * The payment provider's SDK.
 *
 * @param apiOrigin of the sandbox, `http://127.0.0.1:12111`; empty: the real service
 */
export function createStripe(key: string, apiOrigin: string): Stripe {
  const httpClient = inTime(Stripe.createNodeHttpClient());
  const common = { httpClient, timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false };
  if (apiOrigin === '') return new Stripe(key, common);
  const { hostname, port, protocol } = new URL(apiOrigin);
  return new Stripe(key, {
    ...common,
    host: hostname,
    port,
    protocol: protocol === 'https:' ? 'https' : 'http',
  });
}

const UNREACHABLE = [
  Stripe.errors.StripeConnectionError,
  Stripe.errors.StripeAPIError,
  Stripe.errors.StripeRateLimitError,
  // The operator set a wrong key. The caller can only try again later.
  Stripe.errors.StripeAuthenticationError,
];

/**
 * Runs a request to the provider, and turns its outage into an answer for the caller.
 *
 * @throws {AppError} `unavailable` when the provider is down; `aborted` when a retry sends other
 *   parameters; other errors unchanged
 */
export async function askProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeIdempotencyError) {
      throw new AppError('aborted', 'The same was asked for in another way. Try again.');
    }
    if (!UNREACHABLE.some((kind) => error instanceof kind)) throw error;
    throw new AppError('unavailable', 'The payment service does not answer. Try again later.');
  }
}

/** Whether the provider answered that it has no such object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** The id in a field that the provider may have expanded. */
export const idOf = (field: string | { readonly id: string }): string =>
  typeof field === 'string' ? field : field.id;
