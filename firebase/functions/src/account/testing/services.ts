import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { BillingProvider, DeletionLog, DeletionServices } from '../deletion/services';
import { createTimeBudget, OutOfTime, type TimeBudget } from '../../platform/time-budget';

export const NOW = new Date('2026-11-20T12:00:00Z');
export const PSEUDONYM_KEY = 'a pseudonym key of the test';

export const UNLIMITED = createTimeBudget(1, () => 0);

/** A budget whose `check` passes so many times. */
export function timeForOnly(pieces: number): TimeBudget {
  let left = pieces;
  return {
    check() {
      left -= 1;
      if (left < 0) throw new OutOfTime('Used up by the test.');
    },
  };
}

/** A provider without subscriptions, trials and customers. */
export const noBillingProvider: BillingProvider = {
  cancelWebSubscription: async () => 'none',
  hasUsedTrial: async () => false,
  deleteCustomer: async () => 'none',
};

/** A provider with a running subscription for every learner. It records its calls. */
export function sellingProvider(): { readonly billing: BillingProvider; readonly asked: string[] } {
  const asked: string[] = [];
  const running = new Set<string>();
  const once = (what: string, uid: string) => {
    const isFirst = !running.has(`${what} ${uid}`);
    running.add(`${what} ${uid}`);
    if (isFirst) asked.push(`${what} ${uid}`);
    return isFirst;
  };
  return {
    asked,
    billing: {
      cancelWebSubscription: async (uid) => (once('cancel', uid) ? 'cancelled' : 'none'),
      hasUsedTrial: async () => true,
      deleteCustomer: async (uid) => (once('delete', uid) ? 'deleted' : 'none'),
    },
  };
}

/** The services of a deletion in a test, and their log entries. */
export function testServices(
  db: Firestore,
  auth: Auth,
  changes: Partial<DeletionServices> = {},
): { readonly services: DeletionServices; readonly logged: DeletionLog[] } {
  const logged: DeletionLog[] = [];
  const services: DeletionServices = {
    db,
    identities: auth,
    billing: noBillingProvider,
    pseudonymKey: PSEUDONYM_KEY,
    now: () => NOW,
    log: (line) => logged.push(line),
    ...changes,
  };
  return { services, logged };
}
