/**
 * One event of each type that RevenueCat documents, with the fields that matter here. Written from
 * its documentation, because RevenueCat publishes no sample data.
 */
const AT = 1_770_000_000_000;

const about = {
  app_id: 'app1',
  event_timestamp_ms: AT,
  environment: 'PRODUCTION',
  store: 'PLAY_STORE',
  app_user_id: 'anna',
  original_app_user_id: 'anna',
  aliases: ['anna'],
};
const ofPlan = {
  ...about,
  product_id: 'basic_monthly',
  period_type: 'NORMAL',
  currency: 'CHF',
  price: 9.9,
  purchased_at_ms: AT,
  expiration_at_ms: AT + 2_592_000_000,
  transaction_id: 'GPA.1',
  original_transaction_id: 'GPA.1',
  entitlement_ids: ['basic'],
  is_family_share: false,
};

export const STORE_EVENTS = {
  TEST: { ...about, type: 'TEST', app_user_id: 'a-random-uuid', aliases: [] },
  INITIAL_PURCHASE: { ...ofPlan, type: 'INITIAL_PURCHASE' },
  RENEWAL: { ...ofPlan, type: 'RENEWAL', is_trial_conversion: false },
  CANCELLATION: { ...ofPlan, type: 'CANCELLATION', cancel_reason: 'UNSUBSCRIBE' },
  /** RevenueCat has no event of this name. */
  refund: { ...ofPlan, type: 'CANCELLATION', cancel_reason: 'CUSTOMER_SUPPORT' },
  UNCANCELLATION: { ...ofPlan, type: 'UNCANCELLATION' },
  NON_RENEWING_PURCHASE: { ...ofPlan, type: 'NON_RENEWING_PURCHASE', expiration_at_ms: null },
  SUBSCRIPTION_PAUSED: { ...ofPlan, type: 'SUBSCRIPTION_PAUSED', auto_resume_at_ms: AT },
  EXPIRATION: { ...ofPlan, type: 'EXPIRATION', expiration_reason: 'BILLING_ERROR' },
  BILLING_ISSUE: { ...ofPlan, type: 'BILLING_ISSUE', grace_period_expiration_at_ms: null },
  PRODUCT_CHANGE: { ...ofPlan, type: 'PRODUCT_CHANGE', new_product_id: 'vip_monthly' },
  /** It names only these two learners, and no product. */
  TRANSFER: {
    type: 'TRANSFER',
    app_id: 'app1',
    event_timestamp_ms: AT,
    store: 'PLAY_STORE',
    environment: 'PRODUCTION',
    transferred_from: ['anna', '$RCAnonymousID:1'],
    transferred_to: ['$RCAnonymousID:2', 'beat'],
  },
  SUBSCRIPTION_EXTENDED: { ...ofPlan, type: 'SUBSCRIPTION_EXTENDED' },
  /** It may lack product and environment. */
  TEMPORARY_ENTITLEMENT_GRANT: {
    type: 'TEMPORARY_ENTITLEMENT_GRANT',
    event_timestamp_ms: AT,
    product_id: null,
    app_user_id: 'anna',
    original_app_user_id: 'anna',
    expiration_at_ms: AT + 86_400_000,
  },
  REFUND_REVERSED: { ...ofPlan, type: 'REFUND_REVERSED' },
  INVOICE_ISSUANCE: { ...about, type: 'INVOICE_ISSUANCE', items: [] },
  VIRTUAL_CURRENCY_TRANSACTION: { ...about, type: 'VIRTUAL_CURRENCY_TRANSACTION', adjustments: [] },
  EXPERIMENT_ENROLLMENT: { ...about, type: 'EXPERIMENT_ENROLLMENT', experiment_id: 'exp1' },
  SUBSCRIBER_ALIAS: {
    type: 'SUBSCRIBER_ALIAS',
    event_timestamp_ms: AT,
    app_user_id: '$RCAnonymousID:3',
    original_app_user_id: '$RCAnonymousID:3',
    aliases: ['$RCAnonymousID:3', 'anna'],
  },
} as const;
export type StoreEventName = keyof typeof STORE_EVENTS;
