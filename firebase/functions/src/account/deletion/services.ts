import type { Firestore } from 'firebase-admin/firestore';
import type { Identities } from '../../people/identities';

/**
 * The calls to the payment provider that a deletion needs. Each may be called again after a success
 * and then finds nothing to do. Each ends within 15 seconds, because a call waits for it.
 */
export interface BillingProvider {
  /** Cancels a subscription paid on the web at once; `none`: none is running. */
  cancelWebSubscription(uid: string): Promise<'cancelled' | 'none'>;
  /** Whether the person has ever had a free trial. Asked before the customer is deleted. */
  hasUsedTrial(uid: string): Promise<boolean>;
  /** Deletes the customer with payment methods; invoices stay there, as the law requires. */
  deleteCustomer(uid: string): Promise<'deleted' | 'none'>;
}

/** A log entry; it never names the account. */
export interface DeletionLog {
  readonly step: string;
  readonly result: string;
  /** The error of a failed step. */
  readonly cause?: unknown;
}

export interface DeletionServices {
  readonly db: Firestore;
  readonly identities: Identities;
  readonly billing: BillingProvider;
  /** The secret `PSEUDONYM_KEY`. */
  readonly pseudonymKey: string;
  readonly now: () => Date;
  readonly log: (line: DeletionLog) => void;
}
