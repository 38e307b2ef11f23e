import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { FieldValue } from 'firebase-admin/firestore';
import { AppError } from 'shared-contracts';
import { inTurn } from '../platform/in-turn';
import { createTimeBudget, withinBudget } from '../platform/time-budget';
import { transactFor } from '../platform/transact';
import { billingRef, deletionRef, parseBilling } from './billing-record';
import { accountIsGone } from './customer';
import type { BillingServices } from './services';

type Services = Pick<BillingServices, 'db' | 'now' | 'log'>;

/** How long a call may ask the provider, in milliseconds. The platform ends it after 60 s. */
const BUDGET_MS = 50_000;
/** After this many seconds no request of a call is under way. One waits for 8 s at most. */
const LONGEST_TURN = 90;
/** How often we ask whether another instance is done, and the pause in between, in milliseconds. */
const MOST_TRIES = 30;
const PAUSE = 250;

/** Whose turn the running work has. */
const running = new AsyncLocalStorage<{ readonly uid: string; isOver: boolean }>();

/** @returns whether the turn is ours */
function begin({ db, now }: Services, uid: string, id: string): Promise<boolean> {
  return transactFor(db, uid, async (transaction) => {
    const ref = billingRef(db, uid);
    const [billing, deletion] = await transaction.getAll(ref, deletionRef(db, uid));
    if (deletion?.exists === true) throw accountIsGone();
    const second = Math.floor(now().getTime() / 1000);
    const { turn } = parseBilling(billing);
    // A turn that ends later is of a clock that is far ahead, and would lock the learner out.
    const isBusy = turn && turn.until > second && turn.until <= second + 2 * LONGEST_TURN;
    if (isBusy) return false;
    transaction.set(ref, { turn: { id, until: second + LONGEST_TURN } }, { merge: true });
    return true;
  });
}

function end({ db }: Services, uid: string, id: string): Promise<void> {
  return transactFor(db, uid, async (transaction) => {
    const ref = billingRef(db, uid);
    const { turn } = parseBilling(await transaction.get(ref));
    if (turn?.id === id) transaction.update(ref, { turn: FieldValue.delete() });
  });
}

async function waitForTurn(services: Services, uid: string, id: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (await begin(services, uid, id)) return;
    await wait(PAUSE);
  }
  throw new AppError('aborted', 'Your plan is changing right now. Try again in a minute.');
}

async function takeTurn<T>(services: Services, uid: string, work: () => Promise<T>): Promise<T> {
  const id = randomUUID();
  await waitForTurn(services, uid, id);
  const turn = { uid, isOver: false };
  try {
    return await running.run(turn, work);
  } finally {
    turn.isOver = true;
    // Its time ends it, if this does not.
    await end(services, uid, id).catch((cause: unknown) =>
      services.log('a turn was not ended', { cause }),
    );
  }
}

/**
 * Does what changes one learner's plan at the provider, or books an hour, one piece after the
 * other, in all instances. Work that has the turn already goes on in it. The turn of a call that
 * died ends after 90 seconds. A call asks the provider nothing more 50 seconds after it asked for
 * its turn, so it never writes in the turn of another. Source: docs/payments.md.
 *
 * @throws {AppError} `aborted` when another call keeps the turn; `unauthenticated` when the account
 *   is being deleted; what the work throws
 */
export async function inLearnersTurn<T>(
  services: Services,
  uid: string,
  work: () => Promise<T>,
): Promise<T> {
  const turn = running.getStore();
  if (turn?.uid === uid && !turn.isOver) return work();
  const budget = createTimeBudget(BUDGET_MS, () => services.now().getTime());
  return withinBudget(budget, () =>
    inTurn(services.db, `plan:${uid}`, () => takeTurn(services, uid, work)),
  );
}
