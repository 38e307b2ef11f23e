import Stripe from 'stripe';
import { missing } from './errors';
import blanks from './requests/blanks.json';
import type { SandboxState } from './sandbox-state';

/** The surroundings of every object of the sandbox: the state, the time, and the events. */
export interface World {
  readonly state: SandboxState;
  /** Origin of the sandbox's own pages, for `url` fields. */
  readonly origin: string;
  /** The step after the last failed retry of a renewal. */
  readonly afterRetries: 'cancel' | 'unpaid';
  /** Unix seconds; always the real time. */
  now(): number;
  /** A new id: prefix, the sandbox's seed, and a counter. */
  id(prefix: string): string;
  /** Records an event with a copy of the object, and queues its delivery. */
  emit(type: Stripe.Event.Type, object: object, previous?: object): void;
}

/** Version of the API that the SDK speaks; the sandbox refuses any other. */
export const API_VERSION = Stripe.API_VERSION;

export const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/**
 * The fields of a new object that are null, false, 0 or empty. `make-schemas.ts` reads them from
 * the SDK's types. All others the caller gives; the compiler names those that are missing.
 */
export const blank = <Name extends keyof typeof blanks>(name: Name): (typeof blanks)[Name] =>
  clone(blanks[name]);

/** Decimals are text on the wire; the SDK turns them into objects. */
export const decimal = (value: number) => String(value) as unknown as Stripe.Decimal;

/** The metadata after an update: `''` and `null` remove a key, and `''` as a whole removes all. */
export function mergeMetadata(
  old: Stripe.Metadata | null,
  change: Stripe.Emptyable<Stripe.MetadataParam> | undefined,
): Stripe.Metadata {
  if (change === undefined) return old ?? {};
  if (change === '' || change === null) return {};
  const merged = { ...old };
  for (const [key, value] of Object.entries(change)) {
    if (value === '' || value === null) delete merged[key];
    else merged[key] = String(value);
  }
  return merged;
}

/** @throws {SandboxError} `resource_missing`, as Stripe answers an unknown id */
export function find<T>(all: Record<string, T>, what: string, id: string, param?: string): T {
  const object = Object.hasOwn(all, id) ? all[id] : undefined;
  if (object === undefined) throw missing(what, id, param);
  return object;
}

/** @throws {SandboxError} when there is no such customer, or it was deleted */
export function liveCustomer({ state }: World, id: string, param = 'customer'): Stripe.Customer {
  const customer = find(state.customers, 'customer', id, param);
  if (customer.deleted) throw missing('customer', id, param);
  return customer as Stripe.Customer;
}

/** The id in a field that Stripe can expand; the state never holds an expanded object. */
export const idOf = (field: string | { id: string }): string =>
  typeof field === 'string' ? field : field.id;

/** As above, for a field that may be empty. */
export const idOrNull = (field: string | { id: string } | null | undefined): string | null =>
  field === null || field === undefined ? null : idOf(field);

export function apiList<T>(data: T[], url: string, hasMore = false): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: hasMore, url };
}
