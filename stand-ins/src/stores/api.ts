import type { PageResponse } from '../sandbox/html';
import { json, type ApiRequest } from '../sandbox/http';
import type { StorePurchase, StoreSubscription } from './objects';
import type { StoreWorld } from './store-state';

/** Items of a page. The limit is small, so that our code must follow `next_page`. */
const PAGE = 20;

const failure = (status: number, type: string, message: string, headers = {}) =>
  json(status, { object: 'error', type, message, retryable: status === 429 }, headers);

const missing = (what: string) => failure(404, 'resource_missing', `There is no such ${what}`);

/** One page of a list, with the address of the next. */
function listOf(items: readonly { readonly id: string }[], url: URL): PageResponse {
  const after = url.searchParams.get('starting_after');
  const first = after === null ? 0 : items.findIndex(({ id }) => id === after) + 1;
  const shown = items.slice(first, first + PAGE);
  const next = new URLSearchParams(url.searchParams);
  next.set('starting_after', shown.at(-1)?.id ?? '');
  return json(200, {
    object: 'list',
    items: shown,
    next_page: first + PAGE < items.length ? `${url.pathname}?${next.toString()}` : null,
    url: url.pathname,
  });
}

/** Refuses the next calls with 429, 423 or 5xx, as the service does under load. */
export interface Trouble {
  readonly status: number;
  calls: number;
}

/**
 * The part of the REST interface, version 2, that reads customers and deletes one.
 *
 * @param key the secret key that requests must carry
 */
export function answerApi(
  { state, now }: StoreWorld,
  { key, project, trouble }: { key: string; project: string; trouble: Trouble | null },
  { method, path, headers }: Pick<ApiRequest, 'method' | 'path' | 'headers'>,
): PageResponse {
  if (headers.authorization !== `Bearer ${key}`) {
    return failure(401, 'authentication_error', 'The API key is invalid');
  }
  if (trouble !== null && trouble.calls > 0) {
    trouble.calls -= 1;
    const wait = { 'retry-after': '0' };
    return failure(trouble.status, 'rate_limit_error', 'Try again later', wait);
  }
  const url = new URL(path, 'http://sandbox');
  const [, , , ownProject, kind, encoded = '', part] = url.pathname.split('/');
  if (ownProject !== project || kind !== 'customers') return missing('resource');
  if (encoded === '') {
    return listOf(
      state.customers.map((id) => ({ object: 'customer', id, project_id: project })),
      url,
    );
  }
  const uid = decodeURIComponent(encoded);
  if (!state.customers.includes(uid)) return missing('customer');
  if (method === 'DELETE' && part === undefined) {
    state.customers = state.customers.filter((id) => id !== uid);
    // The store's plan goes on; the service only forgets whose it is.
    for (const all of [state.subscriptions, state.purchases]) {
      for (const one of Object.values(all)) if (one.customer_id === uid) delete all[one.id];
    }
    return json(200, { object: 'customer', id: uid, deleted_at: now() });
  }
  if (part !== 'subscriptions' && part !== 'purchases') return missing('resource');
  const environment = url.searchParams.get('environment');
  const all: readonly (StorePurchase | StoreSubscription)[] = Object.values(state[part]);
  const own = all.filter(
    (one) => one.customer_id === uid && (environment === null || one.environment === environment),
  );
  return listOf(own, url);
}
