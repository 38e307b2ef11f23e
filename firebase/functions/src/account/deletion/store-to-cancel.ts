import type { Firestore } from 'firebase-admin/firestore';
import { documentPaths, EntitlementSchema } from 'shared-contracts';
import * as v from 'valibot';
import type { Store } from './deletion-record';

/**
 * The store where the learner's plan goes on to renew, which nobody but the learner can stop. null
 * when there is none: no plan, one that has ended or been cancelled, one paid on the web. A
 * malformed entitlement counts as none, because it must not stand in the way of a deletion.
 */
export async function storeToCancel(db: Firestore, uid: string, now: Date): Promise<Store | null> {
  const snapshot = await db.doc(documentPaths.entitlement(uid)).get();
  const plan = v.safeParse(EntitlementSchema, snapshot.data());
  if (!plan.success) return null;
  const { platform, cancels, expires_date } = plan.output;
  const renews = !cancels && Date.parse(expires_date) > now.getTime();
  return renews && platform !== 'web' ? platform : null;
}
