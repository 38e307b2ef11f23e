import type { Firestore } from 'firebase-admin/firestore';
import type { Identities } from '../../people/identities';
import type { TimeBudget } from '../../platform/time-budget';

/**
 * The calls of a deletion to the payment provider. A repeated call finds nothing to do. Each ends
 * within 15 seconds, because the learner waits.
 */
export interface BillingProvider {
  /** Ends web subscriptions at once; `none`: no subscription runs. */
  cancelWebSubscription(uid: string): Promise<'cancelled' | 'none'>;
  /** Whether the person ever had a free trial. Ask before the customer is deleted. */
  hasUsedTrial(uid: string): Promise<boolean>;
  /** Deletes the customer and the payment methods. Invoices stay, as the law requires. */
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

/** One step of a deletion. It may stop at any point and run again, even after a success. */
export interface DeletionStep {
  /** The record of a deletion stores the name, so keep it. */
  readonly name: string;
  run(uid: string, services: DeletionServices, budget: TimeBudget): Promise<void>;
}
