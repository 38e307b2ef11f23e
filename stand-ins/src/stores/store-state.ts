import type { Delivery, DeliveryMode } from '../sandbox/deliveries';
import type { StoreEvent, StoreProduct, StorePurchase, StoreSubscription } from './objects';

/** All that the sandbox remembers; plain data, so that it can be saved. */
export interface StoreState {
  subscriptions: Record<string, StoreSubscription>;
  /** Only purchases that do not renew. */
  purchases: Record<string, StorePurchase>;
  /** Ids of all customers who logged in or bought, without deleted ones. */
  customers: string[];
  events: Record<string, StoreEvent>;
  deliveries: Delivery[];
  deliveryMode: DeliveryMode;
  /** Whether the next renewal that falls due fails. */
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

/** The state, the clock and the products, which every part of the sandbox needs. */
export interface StoreWorld {
  readonly state: StoreState;
  readonly products: readonly StoreProduct[];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A new id with this beginning. */
  readonly id: (prefix: string) => string;
}
