import type { Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { freeSlotsOf } from '../../slots/free-slots';
import { deleteIdentity } from '../../people/identities';
import { PERSONAL_DATA, type PersonalData } from '../personal-data';
import { pseudonymOf } from '../../people/pseudonym';
import type { TimeBudget } from '../../platform/time-budget';
import type { DeletionStep } from './services';
import { rememberUsedTrial } from './remember-used-trial';

const cancelWebSubscription: DeletionStep = {
  name: 'cancel-web-subscription',
  async run(uid, { billing, log }) {
    const result = await billing.cancelWebSubscription(uid);
    log({
      step: 'cancel-web-subscription',
      result: result === 'none' ? 'no web subscription to cancel' : 'web subscription cancelled',
    });
  },
};

const deleteCustomer: DeletionStep = {
  name: 'delete-customer',
  async run(uid, { billing, log }) {
    const result = await billing.deleteCustomer(uid);
    log({
      step: 'delete-customer',
      result: result === 'none' ? 'no customer to delete' : 'customer deleted',
    });
  },
};

/** Documents in one batch. */
export const PAGE_SIZE = 400;

/**
 * Writes to every document of a query, page by page, until the query is empty. Each write must take
 * its document out of the query, so a repeated call continues with the rest.
 *
 * @throws {OutOfTime} between two pages
 */
async function writeAll(
  query: Query,
  write: (batch: WriteBatch, document: QueryDocumentSnapshot) => void,
  budget: TimeBudget,
): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(PAGE_SIZE).get();
    if (docs.length === 0) return;
    const batch = query.firestore.batch();
    for (const document of docs) write(batch, document);
    await batch.commit();
    if (docs.length < PAGE_SIZE) return;
    budget.check();
  }
}

const stepFor = ({ name, onDeletion, find }: PersonalData): DeletionStep => ({
  name: `${onDeletion}-${name}`,
  run(uid, { db, pseudonymKey }, budget) {
    const pseudonym = pseudonymOf(pseudonymKey, 'person', uid);
    return writeAll(
      find(db, uid),
      (batch, { ref }) => {
        if (onDeletion === 'erase') batch.delete(ref);
        else batch.update(ref, { uid: pseudonym });
      },
      budget,
    );
  },
});

/** Runs before the bookings are erased, because the bookings name the learner's slots. */
const freePrivateLessons: DeletionStep = {
  name: 'free-private-lessons',
  run: (uid, { db }) => freeSlotsOf(db, uid),
};

/** Runs last, because only a learner with an identity can ask again. */
const eraseIdentity: DeletionStep = {
  name: 'erase-identity',
  run: (uid, { identities }) => deleteIdentity(identities, uid),
};

/**
 * The steps of a deletion, in order. The cancellation comes first, so that the provider charges
 * nothing more. The next steps need the person's identity and billing record. The identity goes
 * last. Source: docs/account.md.
 */
export const DELETION_STEPS: readonly DeletionStep[] = [
  cancelWebSubscription,
  rememberUsedTrial,
  deleteCustomer,
  freePrivateLessons,
  ...PERSONAL_DATA.map(stepFor),
  eraseIdentity,
];
