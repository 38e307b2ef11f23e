import type { Firestore } from 'firebase-admin/firestore';
import { runs } from 'common';
import {
  AppError,
  documentPaths,
  EntitlementSchema,
  RECENT_LOG_IN_MS,
  RECENT_LOG_IN_REQUIRED,
  type AccountDeletionAnswer,
} from 'shared-contracts';
import * as v from 'valibot';
import type { Member } from '../../platform/callable/caller';
import { findByUid } from '../../people/identities';
import { OutOfTime, type TimeBudget } from '../../platform/time-budget';
import { begin, findRecord, type DeletionRecord, type Store } from './deletion-record';
import { runDeletion } from './run-deletion';
import type { DeletionServices } from './services';

/** Refuses an old log-in. Only the first call needs this; a later call continues the deletion. */
function requireRecentLogIn({ signedInAt }: Member, now: Date): void {
  if (now.getTime() - signedInAt <= RECENT_LOG_IN_MS) return;
  throw new AppError(
    'failed-precondition',
    'Log in again, then delete your account: this must be asked within 5 minutes of a log-in.',
    { reason: RECENT_LOG_IN_REQUIRED },
  );
}

/**
 * Finds the store where the learner's plan would renew, also beside a web plan. Only the learner
 * can cancel it there. A malformed plan is ignored, because it must not prevent a deletion.
 *
 * @returns null: no running store plan that renews
 */
async function storeToCancel(db: Firestore, uid: string, now: Date): Promise<Store | null> {
  const [holding, billing] = await db.getAll(
    db.doc(documentPaths.entitlement(uid)),
    db.collection('Billing').doc(uid),
  );
  for (const stored of [holding?.data(), billing?.data()?.store as unknown]) {
    const plan = v.safeParse(EntitlementSchema, stored);
    if (!plan.success) continue;
    const { platform, cancels } = plan.output;
    if (!cancels && runs(plan.output, now) && platform !== 'web') return platform;
  }
  return null;
}

async function beginFor(member: Member, services: DeletionServices): Promise<DeletionRecord> {
  const { db, identities, now } = services;
  const user = await findByUid(identities, member.uid);
  if (user === null) throw new AppError('unauthenticated', 'This account no longer exists.');
  requireRecentLogIn(member, now());
  return begin(db, member.uid, await storeToCancel(db, member.uid, now()));
}

/** @returns whether the deletion finished; a failed step is logged, and the job repeats it */
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
 * Deletes the caller's account, or continues a deletion. A deletion cannot be stopped:
 * `resumeAccountDeletions` runs the remaining steps. Source: API-requestAccountDeletion,
 * docs/account.md.
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
