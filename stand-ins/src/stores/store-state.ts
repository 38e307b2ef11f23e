import type { StoreEvent, StoreProduct, StorePurchase, StoreSubscription } from './objects';

export type StoreDeliveryMode = 'normal' | 'hold' | 'duplicate' | 'reverse';

export interface StoreDelivery {
  readonly id: string;
  readonly eventID: string;
  /** Milliseconds since the epoch; null: taken, or given up. */
  dueAt: number | null;
  isHeld: boolean;
  readonly attempts: { readonly at: number; readonly status: number }[];
}

/** Everything that the sandbox knows; plain data, so that it can be saved. */
export interface StoreState {
  subscriptions: Record<string, StoreSubscription>;
  /** Without those that renew. */
  purchases: Record<string, StorePurchase>;
  /** Ids of those who ever logged in or bought; a deleted one is gone. */
  customers: string[];
  events: Record<string, StoreEvent>;
  deliveries: StoreDelivery[];
  deliveryMode: StoreDeliveryMode;
  /** The next renewal that is due fails. */
  isNextPaymentDeclined: boolean;
  count: number;
}

export const emptyState = (): StoreState => ({
  subscriptions: {},
  purchases: {},
  customers: [],
  events: {},
  deliveries: [],
  deliveryMode: 'normal',
  isNextPaymentDeclined: false,
  count: 0,
});

/** State, clock and products: what every part of the sandbox works on. */
export interface StoreWorld {
  readonly state: StoreState;
  readonly products: readonly StoreProduct[];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A new id with this beginning. */
  readonly id: (prefix: string) => string;
}
