import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { FieldValue } from 'firebase-admin/firestore';
import { AppError } from 'shared-contracts';
import { inTurn } from '../platform/in-turn';
import { createTimeBudget, withinBudget } from '../platform/time-budget';
import { transactFor } from '../platform/transact';
import { unixSecondsOf } from '../platform/unix-time';
import { billingRef, deletionRef, parseBilling } from './billing-record';
import { accountIsGone } from './customer';
import type { BillingServices } from './services';

type Services = Pick<BillingServices, 'db' | 'now' | 'log'>;

/** How long a call may ask the provider, in milliseconds. The platform ends it after 60 s. */
const BUDGET_MS = 50_000;
/**
 * A lock lapses after this many seconds. A request waits for 8 s at most, so by then the call that
 * took the lock asks the provider nothing more.
 */
const LONGEST_TURN = 90;
/** Attempts to get the lock from another instance, and the pause between them in milliseconds. */
const MOST_TRIES = 30;
const PAUSE = 250;

/** The learner whose lock the running call holds. */
const lockHolder = new AsyncLocalStorage<{ readonly uid: string; isOver: boolean }>();

/** @returns whether this call got the lock */
function tryLock({ db, now }: Services, uid: string, id: string): Promise<boolean> {
  return transactFor(db, uid, async (transaction) => {
    const ref = billingRef(db, uid);
    const [billing, deletion] = await transaction.getAll(ref, deletionRef(db, uid));
    if (deletion?.exists === true) throw accountIsGone();
    const second = unixSecondsOf(now());
    const { turn } = parseBilling(billing);
    // A later end comes from a clock that runs ahead. Respecting it would lock the learner out.
    const isBusy = turn && turn.until > second && turn.until <= second + 2 * LONGEST_TURN;
    if (isBusy) return false;
    transaction.set(ref, { turn: { id, until: second + LONGEST_TURN } }, { merge: true });
    return true;
  });
}

function unlock({ db }: Services, uid: string, id: string): Promise<void> {
  return transactFor(db, uid, async (transaction) => {
    const ref = billingRef(db, uid);
    const { turn } = parseBilling(await transaction.get(ref));
    if (turn?.id === id) transaction.update(ref, { turn: FieldValue.delete() });
  });
}

async function waitForLock(services: Services, uid: string, id: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (await tryLock(services, uid, id)) return;
    await wait(PAUSE);
  }
  throw new AppError('aborted', 'Your plan is changing right now. Try again in a minute.');
}

async function runLocked<T>(services: Services, uid: string, work: () => Promise<T>): Promise<T> {
  const id = randomUUID();
  await waitForLock(services, uid, id);
  const holder = { uid, isOver: false };
  try {
    return await lockHolder.run(holder, work);
  } finally {
    holder.isOver = true;
    // If this fails, the lock lapses at `until`.
    await unlock(services, uid, id).catch((cause: unknown) =>
      services.log('a turn was not ended', { cause }),
    );
  }
}

/**
 * Runs the work under the learner's lock, so that no other instance changes this learner's plan or
 * books a slot for them meanwhile. A nested call uses the lock of the outer one. The lock of a
 * call that died lapses after 90 seconds. A call stops asking the provider 50 seconds after it
 * asked for the lock, so it never writes under the lock of another call. Source: docs/payments.md.
 *
 * @throws {AppError} `aborted` when another call keeps the lock; `unauthenticated` when the account
 *   is being deleted; the errors of the work
 */
export async function withLearnerLock<T>(
  services: Services,
  uid: string,
  work: () => Promise<T>,
): Promise<T> {
  const holder = lockHolder.getStore();
  if (holder?.uid === uid && !holder.isOver) return work();
  const budget = createTimeBudget(BUDGET_MS, () => services.now().getTime());
  return withinBudget(budget, () =>
    inTurn(services.db, `plan:${uid}`, () => runLocked(services, uid, work)),
  );
}
