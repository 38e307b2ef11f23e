/** A store whose purchases the service knows. */
export type StoreOs = 'ios' | 'android';

/** A product of a store, under the service's own id. */
export interface StoreProduct {
  /** As the REST interface names it, `prod_…`. */
  readonly id: string;
  /** As webhooks and the store name it. */
  readonly storeID: string;
  readonly os: StoreOs;
  readonly months: 1 | 12;
}

/** The fields that subscriptions and single purchases share; times in milliseconds. */
interface Owned {
  readonly id: string;
  customer_id: string;
  readonly original_customer_id: string;
  readonly environment: 'production' | 'sandbox';
}

/** The fields of a subscription (REST interface v2) that our code or a test reads. */
export interface StoreSubscription extends Owned {
  product_id: string | null;
  readonly starts_at: number;
  current_period_ends_at: number | null;
  gives_access: boolean;
  auto_renewal_status: 'will_renew' | 'will_not_renew' | 'will_change_product' | 'will_pause';
  status: 'active' | 'expired' | 'in_grace_period' | 'paused';
  readonly store: 'app_store' | 'play_store' | 'promotional';
}

/** A purchase that does not renew, for example a year that was paid ahead. */
export interface StorePurchase extends Owned {
  readonly product_id: string;
  readonly purchased_at: number;
  readonly status: 'owned' | 'refunded';
  readonly store: 'app_store' | 'play_store';
}

/** The event in a webhook. */
export interface StoreEvent {
  readonly id: string;
  readonly type: string;
  readonly event_timestamp_ms: number;
  readonly [field: string]: unknown;
}
