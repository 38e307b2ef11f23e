import type { Os } from './settings';

/** A control of the sandbox of the app stores; rejects with what the sandbox says. */
export type StoreControl = (name: string, body: object) => Promise<void>;

/** What the phone's store account owns; one per store. */
export interface OwnedPlan {
  /** Whose it is for the subscription service. */
  readonly uid: string;
  readonly ProductID: string;
}

export interface StoreState {
  /** Null: nothing runs. */
  readonly owned: OwnedPlan | null;
  /** Waits for somebody's approval. */
  readonly waiting: OwnedPlan | null;
}

export const EMPTY_STORE: StoreState = { owned: null, waiting: null };

/** An earlier learner, who exists in the store's service only. */
export const OTHER_LEARNER = 'another-learner';

/** What became of a purchase or of a restore, in words for the log. */
export interface StoreOutcome {
  readonly state: StoreState;
  readonly note: string;
}

/** Buys for this learner; a plan of this account is changed, one of somebody else refuses. */
export async function buy(
  state: StoreState,
  plan: OwnedPlan,
  os: Os,
  control: StoreControl,
): Promise<StoreOutcome> {
  const { owned } = state;
  if (owned !== null && owned.uid !== plan.uid) {
    return { state, note: 'Already owned: this store account bought it for another learner.' };
  }
  await control('purchase', { ...plan, os });
  return { state: { owned: plan, waiting: null }, note: `Bought ${plan.ProductID}.` };
}

/** Brings what this account owns to the learner who asks. */
export async function restore(
  state: StoreState,
  uid: string,
  control: StoreControl,
): Promise<StoreOutcome> {
  const { owned } = state;
  if (owned === null) return { state, note: 'Nothing to restore.' };
  if (owned.uid === uid) return { state, note: `${owned.ProductID} is this learner’s already.` };
  await control('transfer', { fromUid: owned.uid, toUid: uid });
  return {
    state: { ...state, owned: { ...owned, uid } },
    note: `${owned.ProductID} moved to this learner.`,
  };
}
