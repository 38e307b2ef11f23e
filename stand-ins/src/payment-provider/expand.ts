import { invalid } from './errors';
import type { SandboxState } from './sandbox-state';
import { apiList, clone, type World } from './world';

const notExpandable = (path: string) =>
  invalid(`This property cannot be expanded (${path}).`, 'expand');

/** A copy of the object with this id. @throws {SandboxError} when the text is no id */
function objectOf({ state }: World, id: string, path: string): object {
  // The first match counts: `pendingChanges` has ids of subscriptions, too, and comes after them.
  const found = Object.values(state)
    .map((all: unknown) => (all as Readonly<Record<string, { object?: unknown }>>)[id])
    .find((one) => one?.object !== undefined);
  if (found === undefined) throw notExpandable(path);
  return clone(found);
}

/** A field that Stripe shows only when it is expanded; undefined: there is none. */
function includable(state: SandboxState, owner: Readonly<Record<string, unknown>>, key: string) {
  const id = owner.id as string;
  if (owner.object === 'invoice' && key === 'payments') {
    const payments = Object.values(state.invoicePayments).filter(({ invoice }) => invoice === id);
    return apiList(payments, '/v1/invoice_payments');
  }
  const products = owner.object === 'coupon' ? state.couponProducts[id] : undefined;
  return key === 'applies_to' && products ? { products } : undefined;
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
    const included = includable(world.state, owner, key);
    // A deleted object has no fields. A coupon that counts for every product has no `applies_to`.
    const mayLack = owner.deleted === true || key === 'applies_to';
    if (included === undefined && !mayLack) throw notExpandable(whole);
    if (included === undefined) return;
    owner[key] = clone(included);
  } else if (rest.length === 0 && (typeof value === 'number' || typeof value === 'boolean')) {
    throw notExpandable(whole);
  }
  // A path may end with a list of ids: `discounts`.
  const list = owner[key];
  if (rest.length === 0 && Array.isArray(list)) {
    owner[key] = list.map((one) => (typeof one === 'string' ? objectOf(world, one, whole) : one));
    return;
  }
  expandAt(world, owner[key], rest, whole);
}

/**
 * Replaces the wanted ids in an answer by their objects, in a copy.
 *
 * @param paths as Stripe takes them: `latest_invoice.payments`, in lists `data.customer`
 * @throws {SandboxError} for a path that cannot be expanded, or is too long
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
