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

export type SubscriptionStatus =
  'trialing' | 'active' | 'expired' | 'in_grace_period' | 'in_billing_retry' | 'paused';

/** The fields of a subscription of the REST interface (v2) that anybody here reads; times in ms. */
export interface StoreSubscription {
  readonly object: 'subscription';
  readonly id: string;
  customer_id: string;
  readonly original_customer_id: string;
  product_id: string | null;
  readonly starts_at: number;
  current_period_starts_at: number;
  current_period_ends_at: number | null;
  ends_at: number | null;
  gives_access: boolean;
  pending_payment: boolean;
  auto_renewal_status: 'will_renew' | 'will_not_renew' | 'will_change_product' | 'will_pause';
  status: SubscriptionStatus;
  readonly environment: 'production' | 'sandbox';
  readonly store: 'app_store' | 'play_store' | 'promotional';
  readonly store_subscription_identifier: string;
  readonly ownership: 'purchased' | 'family_shared';
}

/** A purchase that does not renew, as a year that was paid ahead; times in ms. */
export interface StorePurchase {
  readonly object: 'purchase';
  readonly id: string;
  customer_id: string;
  readonly original_customer_id: string;
  readonly product_id: string;
  readonly purchased_at: number;
  status: 'owned' | 'refunded';
  readonly environment: 'production' | 'sandbox';
  readonly store: 'app_store' | 'play_store';
  readonly store_purchase_identifier: string;
}

/** What a webhook carries beside `api_version`. */
export interface StoreEvent {
  readonly id: string;
  readonly type: string;
  readonly event_timestamp_ms: number;
  readonly [field: string]: unknown;
}

/** The subscription in an event of another type than TRANSFER. */
export function eventFieldsOf(
  one: StoreSubscription,
  storeID: string | null,
): Readonly<Record<string, unknown>> {
  return {
    app_user_id: one.customer_id,
    original_app_user_id: one.original_customer_id,
    aliases: [one.customer_id, one.original_customer_id],
    product_id: storeID,
    store: one.store.toUpperCase(),
    environment: one.environment.toUpperCase(),
    period_type: one.status === 'trialing' ? 'TRIAL' : 'NORMAL',
    purchased_at_ms: one.current_period_starts_at,
    expiration_at_ms: one.current_period_ends_at,
    transaction_id: one.store_subscription_identifier,
    original_transaction_id: one.store_subscription_identifier,
  };
}
