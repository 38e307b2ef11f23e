import { freeAbandonedSlots } from '../private-lessons/free-slots';
import { findAccount } from './account';
import { repairLink } from './customer';
import type { BillingServices } from './services';
import { syncCustomer } from './sync';

/** How many customers of the provider. */
export interface Reconciled {
  readonly synced: number;
  /** Without an account of ours, or one that is being deleted. */
  readonly skipped: number;
  /** The next run takes them up again. */
  readonly failed: number;
}

/**
 * Brings every learner who is a customer of the provider to its present state, and repairs missing
 * links. It finds what no webhook has told, or what was told while we were down. Running it at any
 * time, also twice at once, is safe. Source: DESIGN §6.
 */
export async function reconcile(services: BillingServices): Promise<Reconciled> {
  const { log, stripe } = services;
  const count = { synced: 0, skipped: 0, failed: 0 };
  for await (const { id, metadata } of stripe.customers.list({ limit: 100 })) {
    try {
      const uid = metadata['uid'];
      if (uid === undefined || (await findAccount(services, uid)) === null) {
        count.skipped += 1;
        continue;
      }
      await repairLink(services, uid, id);
      await syncCustomer(services, uid, id);
      count.synced += 1;
    } catch (error) {
      count.failed += 1;
      log('reconcile failed for a customer', { id, cause: error });
    }
  }
  // After the learners: what was paid for is confirmed by now.
  await freeAbandonedSlots(services.db, services.now());
  return count;
}
