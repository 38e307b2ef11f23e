import {
  AppError,
  RECENT_LOG_IN_MS,
  RECENT_LOG_IN_REQUIRED,
  type AccountDeletionAnswer,
} from 'shared-contracts';
import type { Member } from '../../callable/caller';
import { findByUid } from '../identities';
import { begin, findRecord, type DeletionRecord } from './deletion-record';
import { runDeletion } from './run-deletion';
import type { DeletionServices } from './services';
import { storeToCancel } from './store-to-cancel';
import { OutOfTime, type TimeBudget } from './time-budget';

/** Only what cannot be undone needs a recent log-in: going on with it does not. */
function requireRecentLogIn({ signedInAt }: Member, now: Date): void {
  if (now.getTime() - signedInAt <= RECENT_LOG_IN_MS) return;
  throw new AppError(
    'failed-precondition',
    'Log in again, then delete your account: this must be asked within 5 minutes of a log-in.',
    { reason: RECENT_LOG_IN_REQUIRED },
  );
}

async function beginFor(member: Member, services: DeletionServices): Promise<DeletionRecord> {
  const { db, identities, now } = services;
  const user = await findByUid(identities, member.uid);
  if (user === null) throw new AppError('unauthenticated', 'This account no longer exists.');
  requireRecentLogIn(member, now());
  return begin(db, member.uid, await storeToCancel(db, member.uid, now()));
}

/** Whether it came to its end; a step that failed is logged, and the job takes it up again. */
async function finishes(
  uid: string,
  services: DeletionServices,
  budget: TimeBudget,
): Promise<boolean> {
  try {
    await runDeletion(uid, services, budget);
    return true;
  } catch (cause) {
    if (cause instanceof OutOfTime) services.log({ step: 'call', result: 'continues later' });
    else services.log({ step: 'call', result: 'failed, continues later', cause });
    return false;
  }
}

/**
 * Deletes the caller's account, or goes on deleting it. Once it has begun it cannot be stopped: what
 * this call does not manage, `resumeAccountDeletions` does. Source: SPEC §1, docs/account.md.
 *
 * @throws {AppError} `failed-precondition` with `details.reason` RECENT_LOG_IN_REQUIRED;
 *   `unauthenticated` when the account no longer exists
 */
export async function requestAccountDeletion(
  member: Member,
  services: DeletionServices,
  budget: TimeBudget,
): Promise<AccountDeletionAnswer> {
  const { uid } = member;
  const record = (await findRecord(services.db, uid)) ?? (await beginFor(member, services));
  const status = (await finishes(uid, services, budget)) ? 'deleted' : 'continues';
  return record.storeToCancel === null
    ? { status }
    : { status, storeToCancel: record.storeToCancel };
}
