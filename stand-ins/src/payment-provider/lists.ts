import type Stripe from 'stripe';
import { invalid } from './errors';
import { apiList } from './world';

/** Parameters that every list takes. */
export interface ListParams {
  readonly limit?: number;
  readonly starting_after?: string;
}

/**
 * One page of a list, newest first.
 *
 * @param all in the order in which they were made
 * @param matches what the list's own parameters ask
 */
export function paginate<T extends { id: string }>(
  all: readonly T[],
  params: ListParams,
  url: string,
  matches: (one: T) => boolean = () => true,
): Stripe.ApiList<T> {
  const { limit = 10, starting_after } = params;
  if (limit < 1 || limit > 100) {
    throw invalid('This value must be between 1 and 100.', 'limit', 'parameter_invalid_integer');
  }
  const results = all.filter(matches).reverse();
  const last = results.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && last < 0) {
    throw invalid(`No such object: '${starting_after}'`, 'starting_after', 'resource_missing');
  }
  const start = last + 1;
  return apiList(results.slice(start, start + limit), url, start + limit < results.length);
}
