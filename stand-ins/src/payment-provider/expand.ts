import { invalid } from './errors';
import type { SandboxState } from './sandbox-state';
import { apiList, clone, type World } from './world';

/** The list that holds the object of an id, by the id's prefix; the longest prefix first. */
const COLLECTIONS: readonly (readonly [string, keyof SandboxState])[] = [
  ['sub_sched_', 'schedules'],
  ['cs_test_', 'sessions'],
  ['inpay_', 'invoicePayments'],
  ['cbtxn_', 'balanceTransactions'],
  ['price_', 'prices'],
  ['seti_', 'setupIntents'],
  ['cus_', 'customers'],
  ['sub_', 'subscriptions'],
  ['bps_', 'portalSessions'],
  ['evt_', 'events'],
  ['pi_', 'paymentIntents'],
  ['pm_', 'paymentMethods'],
  ['in_', 'invoices'],
  ['ch_', 'charges'],
  ['re_', 'refunds'],
  ['du_', 'disputes'],
  ['di_', 'discounts'],
  ['promo_', 'promotionCodes'],
];

function lookUp(state: SandboxState, id: string): unknown {
  const products = state.products;
  if (Object.hasOwn(products, id)) return products[id];
  if (Object.hasOwn(state.prices, id)) return state.prices[id];
  if (Object.hasOwn(state.coupons, id)) return state.coupons[id];
  const [, collection] = COLLECTIONS.find(([prefix]) => id.startsWith(prefix)) ?? [];
  return collection && (state[collection] as Record<string, unknown>)[id];
}

/** Fields that Stripe shows only when they are expanded. */
function includable(world: World, owner: Readonly<Record<string, unknown>>, key: string): unknown {
  const id = owner.id as string;
  const { state } = world;
  const those = <T>(all: Record<string, T>, holds: (one: T) => boolean, url: string) =>
    apiList(Object.values(all).filter(holds), url);
  switch (`${String(owner.object)}.${key}`) {
    case 'invoice.payments':
      return those(state.invoicePayments, ({ invoice }) => invoice === id, '/v1/invoice_payments');
    case 'coupon.applies_to': {
      const products = state.couponProducts[id];
      return products && { products };
    }
    default:
      return undefined;
  }
}

function expandAt(world: World, target: unknown, path: readonly string[], whole: string): void {
  const [key, ...rest] = path;
  if (key === undefined || target === null || typeof target !== 'object') return;
  if (Array.isArray(target)) {
    target.forEach((one, index) => {
      if (typeof one === 'string') target[index] = objectOf(world, one, whole);
      expandAt(world, target[index], path, whole);
    });
    return;
  }
  const owner = target as Record<string, unknown>;
  const value = owner[key];
  if (typeof value === 'string') {
    owner[key] = objectOf(world, value, whole);
  } else if (value === undefined) {
    const included = includable(world, owner, key);
    // A field of another branch of a union, or a deleted object, has nothing to expand. A coupon
    // that counts for every product has no such field.
    const mayLack = owner.deleted === true || key === 'applies_to';
    if (included === undefined && !mayLack) throw notExpandable(whole);
    if (included === undefined) return;
    owner[key] = clone(included);
  } else if (rest.length === 0 && (typeof value === 'number' || typeof value === 'boolean')) {
    throw notExpandable(whole);
  }
  // A list of ids that the path ends with: `discounts`.
  const list = owner[key];
  if (rest.length === 0 && Array.isArray(list)) {
    owner[key] = list.map((one) => (typeof one === 'string' ? objectOf(world, one, whole) : one));
    return;
  }
  expandAt(world, owner[key], rest, whole);
}

/** @throws {SandboxError} when the text is no id */
function objectOf({ state }: World, id: string, path: string): unknown {
  const object = lookUp(state, id);
  if (object === undefined) throw notExpandable(path);
  return clone(object);
}

const notExpandable = (path: string) =>
  invalid(`This property cannot be expanded (${path}).`, 'expand');

/**
 * An answer in which the asked-for ids are replaced by their objects: a copy, if any are asked for.
 *
 * @param paths as Stripe takes them: `latest_invoice.payments`, in lists `data.customer`
 */
export function expand<T>(world: World, answer: T, paths: readonly string[] = []): T {
  if (paths.length === 0) return answer;
  const copy = clone(answer);
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > 4) {
      throw invalid('You cannot expand more than 4 levels of a property.', 'expand');
    }
    expandAt(world, copy, parts, path);
  }
  return copy;
}
