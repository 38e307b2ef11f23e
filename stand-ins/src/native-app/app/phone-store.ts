import type { Os } from './settings';

/** Posts a control to the sandbox of the app stores; rejects with the sandbox's reason. */
export type StoreControl = (name: string, body: object) => Promise<void>;

/** A plan that the store account has bought. */
interface OwnedPlan {
  /** The learner of the plan, for the subscription service. */
  readonly uid: string;
  readonly ProductID: string;
}

/** The phone's account in one store. */
export interface StoreState {
  /** Null: no plan runs. */
  readonly owned: OwnedPlan | null;
  /** A purchase that needs approval, as of a child. */
  readonly waiting: OwnedPlan | null;
}

export const EMPTY_STORE: StoreState = { owned: null, waiting: null };

/** An earlier learner, who exists in the store's service only. */
const OTHER_LEARNER = 'another-learner';

interface PhoneStoreOptions {
  /** The phone's system, whose store it is. */
  readonly os: () => Os;
  readonly read: () => StoreState;
  readonly write: (state: StoreState) => void;
  /** Writes into the log what the store did, and why. */
  readonly note: (what: string, why?: string) => void;
  readonly control: StoreControl;
}

/** The store account of the phone. A refusal of the store is only written into the log. */
export function createPhoneStore({ os, read, write, note, control }: PhoneStoreOptions) {
  /** @param act resolves to the line of the log */
  async function attempt(act: () => Promise<string>): Promise<void> {
    try {
      note(await act());
    } catch (error) {
      note('Refused', (error as Error).message);
    }
  }

  /** Buys a plan, or changes the account's own; a plan of another learner refuses it. */
  const buy = (plan: OwnedPlan) =>
    attempt(async () => {
      const { owned } = read();
      if (owned !== null && owned.uid !== plan.uid) {
        return 'Already owned: this store account bought it for another learner.';
      }
      await control('purchase', { ...plan, os: os() });
      write({ owned: plan, waiting: null });
      return `Bought ${plan.ProductID}.`;
    });

  return {
    buy,
    /** Moves the account's plan to the learner who asks. */
    restore: (uid: string) =>
      attempt(async () => {
        const { owned } = read();
        if (owned === null) return 'Nothing to restore.';
        if (owned.uid === uid) return `${owned.ProductID} is this learner’s already.`;
        await control('transfer', { fromUid: owned.uid, toUid: uid });
        write({ ...read(), owned: { ...owned, uid } });
        return `${owned.ProductID} moved to this learner.`;
      }),
    /** Keeps a purchase until it is approved. */
    keepWaiting(plan: OwnedPlan): void {
      write({ ...read(), waiting: plan });
      note(`${plan.ProductID} waits for approval.`);
    },
    /** Lets another learner buy on this phone, unless the account owns a plan. */
    async share(): Promise<void> {
      if (read().owned === null) await buy({ uid: OTHER_LEARNER, ProductID: 'basic_monthly' });
    },
    /** The buttons of the store's panel. */
    acts: {
      /** Ends the plan now. */
      expire: () =>
        attempt(async () => {
          const { owned } = read();
          if (owned === null) throw new Error('This store account owns nothing.');
          await control('expire', owned);
          write({ ...read(), owned: null });
          return 'The plan expired.';
        }),
      /** Approves the purchase that waits. */
      async approve(): Promise<void> {
        const { waiting } = read();
        if (waiting !== null) await buy(waiting);
      },
      /** Gives the phone to another person, whose store account owns nothing. */
      forgetStoreAccount: () => write(EMPTY_STORE),
    },
  };
}
