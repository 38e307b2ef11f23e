import type { StorePurchase, StoreSubscription } from './objects';
import type { StoreWorld } from './store-state';

export interface StoreApiRequest {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly authorization: string | undefined;
}

export interface StoreApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Items of a page. It is small, so that our code must follow `next_page`. */
const PAGE = 20;

const json = (status: number, value: object, headers = {}): StoreApiAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

const failure = (status: number, type: string, message: string, headers = {}) =>
  json(status, { object: 'error', type, message, retryable: status === 429 }, headers);

/** One page of a list, with the address of the next. */
function listOf<T extends { readonly id: string }>(items: readonly T[], url: URL): StoreApiAnswer {
  const after = url.searchParams.get('starting_after');
  const first = after === null ? 0 : items.findIndex(({ id }) => id === after) + 1;
  const shown = items.slice(first, first + PAGE);
  const last = shown.at(-1);
  const next = new URLSearchParams(url.searchParams);
  if (last) next.set('starting_after', last.id);
  const hasMore = first + PAGE < items.length;
  return json(200, {
    object: 'list',
    items: shown,
    next_page: hasMore ? `${url.pathname}?${next.toString()}` : null,
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
 * @param key what the service was given as its secret key
 */
export function answerApi(
  world: StoreWorld,
  { key, project, trouble }: { key: string; project: string; trouble: Trouble | null },
  { method, path, authorization }: StoreApiRequest,
): StoreApiAnswer {
  if (authorization !== `Bearer ${key}`) {
    return failure(401, 'authentication_error', 'The API key is invalid');
  }
  if (trouble !== null && trouble.calls > 0) {
    trouble.calls -= 1;
    const wait = { 'retry-after': '0' };
    return failure(trouble.status, 'rate_limit_error', 'Try again later', wait);
  }
  const url = new URL(path, 'http://sandbox');
  const [, , , ownProject, kind, encoded, part] = url.pathname.split('/');
  if (ownProject !== project || kind !== 'customers') {
    return failure(404, 'resource_missing', 'There is no such resource');
  }
  const { state } = world;
  if (encoded === undefined || encoded === '') {
    return listOf(
      state.customers.map((id) => ({ object: 'customer', id, project_id: project })),
      url,
    );
  }
  const uid = decodeURIComponent(encoded);
  if (!state.customers.includes(uid)) {
    return failure(404, 'resource_missing', 'There is no such customer');
  }
  if (method === 'DELETE' && part === undefined) {
    state.customers = state.customers.filter((id) => id !== uid);
    // The store's plan goes on; the service only forgets whose it is.
    for (const kind of ['subscriptions', 'purchases'] as const) {
      for (const one of Object.values(state[kind])) {
        if (one.customer_id === uid) delete state[kind][one.id];
      }
    }
    return json(200, { object: 'customer', id: uid, deleted_at: world.now() });
  }
  if (part === 'subscriptions' || part === 'purchases') {
    const environment = url.searchParams.get('environment');
    const all: readonly (StorePurchase | StoreSubscription)[] = Object.values(state[part]);
    const ownPurchases = all.filter(
      (one) => one.customer_id === uid && (environment === null || one.environment === environment),
    );
    return listOf(ownPurchases, url);
  }
  return failure(404, 'resource_missing', 'There is no such resource');
}
