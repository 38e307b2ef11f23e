import type { Os } from './settings';
import {
  buy,
  EMPTY_STORE,
  OTHER_LEARNER,
  restore,
  type OwnedPlan,
  type StoreControl,
  type StoreOutcome,
  type StoreState,
} from './store-account';

interface PhoneStoreOptions {
  /** The phone's system, whose store it is. */
  readonly os: () => Os;
  readonly read: () => StoreState;
  readonly write: (state: StoreState) => void;
  /** Writes into the log what the store did, and why. */
  readonly note: (what: string, why?: string) => void;
  readonly control: StoreControl;
}

/** The store account of the phone. What the store refuses is only noted. */
export function createPhoneStore({ os, read, write, note, control }: PhoneStoreOptions) {
  async function ask(work: () => Promise<StoreOutcome>): Promise<void> {
    try {
      const { state, note: what } = await work();
      write(state);
      note(what);
    } catch (error) {
      note('Refused', (error as Error).message);
    }
  }

  const buyNow = (plan: OwnedPlan) => ask(() => buy(read(), plan, os(), control));

  /** The plan that runs. @throws {Error} where none runs */
  function owned(): OwnedPlan {
    const plan = read().owned;
    if (plan === null) throw new Error('This store account owns nothing.');
    return plan;
  }

  const withPlan = (name: string, what: string, after: Partial<StoreState> = {}) =>
    ask(async () => {
      const { uid, ProductID } = owned();
      await control(name, { uid, ProductID });
      return { state: { ...read(), ...after }, note: what };
    });

  return {
    buy: buyNow,
    restore: (uid: string) => ask(() => restore(read(), uid, control)),
    /** The plan waits for somebody's approval. */
    keepWaiting(plan: OwnedPlan): void {
      write({ ...read(), waiting: plan });
      note(`${plan.ProductID} waits for approval.`);
    },
    /** Another learner has bought on this phone, unless somebody has. */
    async share(): Promise<void> {
      if (read().owned !== null) return;
      await buyNow({ uid: OTHER_LEARNER, ProductID: 'basic_monthly' });
    },
    /** What the person at the phone, or time, does with the account. */
    acts: {
      /** The plan ends now. */
      expire: () => withPlan('expire', 'The plan expired.', { owned: null }),
      /** The store gives the money back. */
      refund: () => withPlan('refund', 'The store gave the money back.', { owned: null }),
      /** The learner cancels in the store's own page; the plan runs until its end. */
      cancel: () => withPlan('cancel', 'Cancelled in the store.'),
      /** The next renewal is not paid, and falls due now. */
      billingIssue: () => withPlan('billing-issue', 'The renewal was not paid.'),
      /** Approves a purchase that waits. */
      async approve(): Promise<void> {
        const { waiting } = read();
        if (waiting !== null) await buyNow(waiting);
      },
      /** Another person uses this phone: the store account owns nothing. */
      forgetStoreAccount: () => write(EMPTY_STORE),
    },
  };
}
