import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { FieldValue } from 'firebase-admin/firestore';
import { AppError } from 'shared-contracts';
import { billingRef, deletionRef, parseBilling } from '../ledger/billing-record';
import { accountIsGone } from '../ledger/customer';
import { inTurn } from '../platform/in-turn';
import type { BillingServices } from '../ledger/services';
import { transactFor } from '../platform/transact';
import { freeReservationsOf } from './reserve-slot';

type Services = Pick<BillingServices, 'db' | 'now' | 'log'>;

/** After this many seconds a call has ended: the platform ends it after 60. */
const LONGEST_TURN = 90;
/** How often we ask whether another instance is done, and the pause in between, in milliseconds. */
const MOST_TRIES = 30;
const PAUSE = 250;

/** @returns whether the turn is ours */
function begin({ db, now }: Services, uid: string, id: string): Promise<boolean> {
  return transactFor(db, uid, async (transaction) => {
    const ref = billingRef(db, uid);
    const [billing, deletion] = await transaction.getAll(ref, deletionRef(db, uid));
    if (deletion?.exists === true) throw accountIsGone();
    const second = Math.floor(now().getTime() / 1000);
    const { lessonTurn } = parseBilling(billing);
    if (lessonTurn !== undefined && lessonTurn.until > second) return false;
    const turn = { id, until: second + LONGEST_TURN };
    transaction.set(ref, { lessonTurn: turn }, { merge: true });
    return true;
  });
}

function end({ db }: Services, uid: string, id: string): Promise<void> {
  return transactFor(db, uid, async (transaction) => {
    const ref = billingRef(db, uid);
    const { lessonTurn } = parseBilling(await transaction.get(ref));
    if (lessonTurn?.id === id) transaction.update(ref, { lessonTurn: FieldValue.delete() });
  });
}

async function waitForTurn(services: Services, uid: string, id: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (await begin(services, uid, id)) return;
    await wait(PAUSE);
  }
  throw new AppError('aborted', 'Your private lesson is being booked right now. Try again.');
}

/**
 * Books private lessons of one learner one after the other, in all instances. So a learner has one
 * reservation at a time. A reservation of an earlier call is left over and given back. The turn of
 * a call that died ends after 90 seconds.
 *
 * @throws {AppError} `aborted` when another call keeps the turn; `unauthenticated` when the account
 *   is being deleted; what the work throws
 */
export const inLearnersTurn = <T>(
  services: Services,
  uid: string,
  work: () => Promise<T>,
): Promise<T> =>
  inTurn(services.db, `lesson:${uid}`, async () => {
    const id = randomUUID();
    await waitForTurn(services, uid, id);
    try {
      await freeReservationsOf(services, uid);
      return await work();
    } finally {
      // Its time ends it, if this does not.
      await end(services, uid, id).catch((cause: unknown) =>
        services.log('a turn was not ended', { cause }),
      );
    }
  });
