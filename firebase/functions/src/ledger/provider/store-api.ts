import { AppError } from 'shared-contracts';
import * as v from 'valibot';

/**
 * The read fields of a subscription in RevenueCat's REST interface (v2); times in milliseconds.
 * They follow its documentation, because RevenueCat publishes no types.
 */
const SubscriptionSchema = v.object({
  id: v.string(),
  product_id: v.nullable(v.string()),
  starts_at: v.number(),
  current_period_ends_at: v.nullable(v.number()),
  /** Decides about access, whatever the status is. */
  gives_access: v.boolean(),
  auto_renewal_status: v.string(),
  store: v.string(),
});
export type StoreSubscription = v.InferOutput<typeof SubscriptionSchema>;

/** The read fields of a purchase that does not renew, such as a prepaid year; milliseconds. */
const PurchaseSchema = v.object({
  id: v.string(),
  product_id: v.nullable(v.string()),
  purchased_at: v.number(),
  /** `owned` or `refunded`; only `owned` gives access. */
  status: v.string(),
  store: v.string(),
});
export type StorePurchase = v.InferOutput<typeof PurchaseSchema>;

const pageOf = <T extends v.GenericSchema>(item: T) =>
  v.object({ items: v.array(item), next_page: v.nullish(v.string()) });
const SubscriptionsSchema = pageOf(SubscriptionSchema);
const PurchasesSchema = pageOf(PurchaseSchema);
const CustomersSchema = pageOf(v.object({ id: v.string() }));

export interface StoreApi {
  /** A learner's plans in app stores; empty for an unknown learner. */
  subscriptionsOf(uid: string): Promise<readonly StoreSubscription[]>;
  /** A learner's purchases that do not renew; empty for an unknown learner. */
  purchasesOf(uid: string): Promise<readonly StorePurchase[]>;
  /** Ids of all customers, also anonymous ones. @param after the last id that was seen */
  customers(after: string | null): AsyncGenerator<string>;
  /** Deletes a learner at RevenueCat. The plan at the store goes on. */
  deleteCustomer(uid: string): Promise<'deleted' | 'none'>;
}

export interface StoreApiOptions {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly project: string;
  readonly key: string;
  /** Learners whose test purchases count, for the reviewers of the stores. */
  readonly testers?: ReadonlySet<string>;
  readonly fetch?: typeof fetch;
  /** Waits before a retry, in milliseconds. */
  readonly wait?: (ms: number) => Promise<void>;
}

const TIMEOUT_MS = 8000;
/** Waits before the retries, in milliseconds, where RevenueCat sends no `retry-after`. */
const WAITS = [300, 1200, 3000];
/** A longer wait, in milliseconds, ends the call. A later sync tries again. */
const LONGEST_WAIT = 5000;
/** Pages that one learner's purchases may have. More would be a loop. */
const MOST_PAGES = 50;

const isBusy = (status: number): boolean => status === 423 || status === 429 || status >= 500;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The wait from `retry-after`, else from `WAITS`. */
function waitOf(answer: Response | null, attempt: number): number {
  const seconds = Number(answer?.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : (WAITS[attempt] ?? 0);
}

const unavailable = () =>
  new AppError('unavailable', 'The service of the app stores does not answer. Try again later.');

/**
 * Creates a client of RevenueCat's REST interface. The client retries busy answers (423, 429, 5xx)
 * and lost connections with back-off.
 *
 * @throws {AppError} each method: `unavailable` after the last retry, or when the key is wrong
 */
export function createStoreApi({
  origin,
  project,
  key,
  testers = new Set(),
  fetch: ask = fetch,
  wait = pause,
}: StoreApiOptions): StoreApi {
  async function request(path: string, method: 'GET' | 'DELETE' = 'GET'): Promise<Response | null> {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await ask(origin + path, {
        method,
        headers: { authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => null);
      if (answer?.status === 404) return null;
      if (answer?.ok) return answer;
      const ms = waitOf(answer, attempt);
      const isRefused = answer !== null && !isBusy(answer.status);
      if (isRefused || attempt >= WAITS.length || ms > LONGEST_WAIT) throw unavailable();
      await wait(ms);
    }
  }

  async function* pages<T>(
    path: string,
    schema: v.GenericSchema<unknown, Page<T>>,
    most = Number.POSITIVE_INFINITY,
  ) {
    let next: string | null = path;
    for (let count = 0; next !== null && count < most; count += 1) {
      const answer: Response | null = await request(next);
      if (answer === null) return;
      const { items, next_page }: Page<T> = v.parse(schema, await answer.json());
      yield items;
      next = next_page ?? null;
    }
    if (next !== null) throw unavailable();
  }

  const all = `/v2/projects/${encodeURIComponent(project)}/customers`;
  const of = (uid: string) => `${all}/${encodeURIComponent(uid)}`;

  async function ownOf<T>(
    uid: string,
    kind: 'subscriptions' | 'purchases',
    schema: v.GenericSchema<unknown, Page<T>>,
  ): Promise<readonly T[]> {
    const entries: T[] = [];
    for (const environment of testers.has(uid) ? ['production', 'sandbox'] : ['production']) {
      const path = `${of(uid)}/${kind}?environment=${environment}`;
      for await (const items of pages(path, schema, MOST_PAGES)) entries.push(...items);
    }
    return entries;
  }

  return {
    subscriptionsOf: (uid) => ownOf(uid, 'subscriptions', SubscriptionsSchema),
    purchasesOf: (uid) => ownOf(uid, 'purchases', PurchasesSchema),
    async *customers(after) {
      const from = after === null ? '' : `?starting_after=${encodeURIComponent(after)}`;
      for await (const items of pages(all + from, CustomersSchema)) {
        for (const { id } of items) yield id;
      }
    },
    async deleteCustomer(uid) {
      return (await request(of(uid), 'DELETE')) === null ? 'none' : 'deleted';
    },
  };
}

interface Page<T> {
  readonly items: readonly T[];
  readonly next_page?: string | null | undefined;
}
