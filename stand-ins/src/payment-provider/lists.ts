import type Stripe from 'stripe';
import { invalid } from './errors';
import { apiList } from './world';

/** Parameters that every list takes. */
export interface ListParams {
  readonly limit?: number;
  readonly starting_after?: string;
  readonly ending_before?: string;
  readonly created?: number | { gt?: number; gte?: number; lt?: number; lte?: number };
}

function isWithin(created: number, wanted: ListParams['created']): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted === 'number') return created === wanted;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = wanted;
  return created > gt && created >= gte && created < lt && created <= lte;
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
  const { limit = 10, starting_after, ending_before } = params;
  if (limit < 1 || limit > 100) {
    throw invalid('This value must be between 1 and 100.', 'limit', 'parameter_invalid_integer');
  }
  const results = all
    .filter(
      (one) => isWithin((one as { created?: number }).created ?? 0, params.created) && matches(one),
    )
    .reverse();
  const place = (id: string, param: string) => {
    const index = results.findIndex((one) => one.id === id);
    if (index < 0) throw invalid(`No such object: '${id}'`, param, 'resource_missing');
    return index;
  };
  if (ending_before !== undefined) {
    const end = place(ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return apiList(results.slice(start, end), url, start > 0);
  }
  const start = starting_after === undefined ? 0 : place(starting_after, 'starting_after') + 1;
  return apiList(results.slice(start, start + limit), url, start + limit < results.length);
}
