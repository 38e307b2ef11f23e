import { deleteIdentity } from '../identities';
import { PERSONAL_DATA, type PersonalData } from '../personal-data';
import { pseudonymOf } from '../pseudonym';
import { writeAll } from './pages';
import type { DeletionServices } from './services';
import type { TimeBudget } from './time-budget';
import { rememberUsedTrial } from './used-trials';

/** One piece of a deletion. It may be stopped anywhere and run again, also after it has succeeded. */
export interface DeletionStep {
  /** Stands in the record of the deletion: not to be changed while one is under way. */
  readonly name: string;
  run(uid: string, services: DeletionServices, budget: TimeBudget): Promise<void>;
}

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

const dealWith = ({ name, onDeletion, find }: PersonalData): DeletionStep => ({
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

/** Last: whoever still has an identity can ask again. */
const eraseIdentity: DeletionStep = {
  name: 'erase-identity',
  run: (uid, { identities }) => deleteIdentity(identities, uid),
};

/**
 * A deletion from its first to its last step. Money first: nothing may be charged for an account
 * that is going. The trial is remembered, and the customer deleted, while it is still known who
 * that was; the identity goes last. Source: DESIGN §6, docs/account.md.
 */
export const DELETION_STEPS: readonly DeletionStep[] = [
  cancelWebSubscription,
  rememberUsedTrial,
  deleteCustomer,
  ...PERSONAL_DATA.map(dealWith),
  eraseIdentity,
];
