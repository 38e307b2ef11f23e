import type { Delivery, DeliveryMode } from '../sandbox/deliveries';
import type { StoreEvent, StoreProduct, StorePurchase, StoreSubscription } from './objects';

/** Everything that the sandbox knows; plain data, so that it can be saved. */
export interface StoreState {
  subscriptions: Record<string, StoreSubscription>;
  /** Without those that renew. */
  purchases: Record<string, StorePurchase>;
  /** Ids of those who ever logged in or bought; a deleted one is gone. */
  customers: string[];
  events: Record<string, StoreEvent>;
  deliveries: Delivery[];
  deliveryMode: DeliveryMode;
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
