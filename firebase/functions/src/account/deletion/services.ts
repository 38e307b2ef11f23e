import type { Firestore } from 'firebase-admin/firestore';
import type { Identities } from '../identities';
import type { BillingProvider } from './billing-provider';

/** A line of the log; never whose account it is. */
export interface DeletionLog {
  readonly step: string;
  readonly result: string;
  /** What was thrown, where a step failed. */
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
