/**
 * The requests that the sandbox answers, each with the parameters that it knows. The types are
 * the SDK's own, so the compiler refuses a parameter that Stripe does not have. `schemas.json` is
 * made from them (`make-schemas.ts`); whatever a schema does not name is refused.
 */
import type Stripe from 'stripe';

type Page = 'limit' | 'starting_after' | 'expand';
type Expand = { expand?: string[] };

type PriceItem = { price?: string; quantity?: number };

interface CustomerInvoiceSettings {
  invoice_settings?: Pick<Stripe.CustomerUpdateParams.InvoiceSettings, 'default_payment_method'>;
}
type CustomerFields = 'email' | 'name' | 'description' | 'metadata' | 'expand';

interface SessionCreate extends Pick<
  Stripe.Checkout.SessionCreateParams,
  | 'allow_promotion_codes'
  | 'cancel_url'
  | 'client_reference_id'
  | 'currency'
  | 'customer'
  | 'expand'
  | 'expires_at'
  | 'locale'
  | 'metadata'
  | 'mode'
  | 'success_url'
  | 'ui_mode'
> {
  line_items?: PriceItem[];
  subscription_data?: Pick<
    Stripe.Checkout.SessionCreateParams.SubscriptionData,
    'description' | 'metadata' | 'trial_period_days'
  >;
}

interface SubscriptionCreate extends Pick<
  Stripe.SubscriptionCreateParams,
  'customer' | 'default_payment_method' | 'expand' | 'metadata' | 'trial_period_days'
> {
  items?: PriceItem[];
}

interface SubscriptionUpdate extends Pick<
  Stripe.SubscriptionUpdateParams,
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'cancellation_details'
  | 'default_payment_method'
  | 'expand'
  | 'metadata'
  | 'proration_behavior'
  | 'proration_date'
  | 'trial_end'
> {
  payment_behavior?: 'pending_if_incomplete';
  items?: Pick<Stripe.SubscriptionUpdateParams.Item, 'id' | 'price' | 'quantity'>[];
}

interface ScheduleUpdate extends Pick<
  Stripe.SubscriptionScheduleUpdateParams,
  'end_behavior' | 'expand' | 'metadata' | 'proration_behavior'
> {
  phases?: (Pick<
    Stripe.SubscriptionScheduleUpdateParams.Phase,
    'duration' | 'end_date' | 'metadata' | 'proration_behavior' | 'start_date' | 'trial_end'
  > & {
    items: PriceItem[];
    discounts?: Pick<Stripe.SubscriptionScheduleUpdateParams.Phase.Discount, 'discount'>[];
  })[];
}

interface InvoiceCreatePreview extends Pick<
  Stripe.InvoiceCreatePreviewParams,
  'expand' | 'subscription'
> {
  subscription_details?: Pick<
    Stripe.InvoiceCreatePreviewParams.SubscriptionDetails,
    'proration_behavior' | 'proration_date' | 'trial_end'
  > & {
    items?: Pick<
      Stripe.InvoiceCreatePreviewParams.SubscriptionDetails.Item,
      'id' | 'price' | 'quantity'
    >[];
  };
}

/** Parameters by method and path; `*` is any id. */
export interface Requests {
  'POST /v1/customers': Pick<Stripe.CustomerCreateParams, CustomerFields | 'payment_method'> &
    CustomerInvoiceSettings;
  'GET /v1/customers': Pick<Stripe.CustomerListParams, Page>;
  'GET /v1/customers/*': Stripe.CustomerRetrieveParams;
  'POST /v1/customers/*': Pick<Stripe.CustomerUpdateParams, CustomerFields> &
    CustomerInvoiceSettings;
  'DELETE /v1/customers/*': Expand;

  'POST /v1/customers/*/balance_transactions': Pick<
    Stripe.CustomerCreateBalanceTransactionParams,
    'amount' | 'currency' | 'description' | 'expand' | 'metadata'
  >;
  'GET /v1/customers/*/balance_transactions': Pick<
    Stripe.CustomerListBalanceTransactionsParams,
    Page | 'invoice'
  >;

  'GET /v1/prices': Pick<Stripe.PriceListParams, Page | 'active' | 'product'>;
  'GET /v1/prices/*': Stripe.PriceRetrieveParams;

  'GET /v1/coupons/*': Stripe.CouponRetrieveParams;

  'POST /v1/checkout/sessions': SessionCreate;
  'GET /v1/checkout/sessions': Pick<
    Stripe.Checkout.SessionListParams,
    Page | 'customer' | 'status' | 'subscription'
  >;
  'GET /v1/checkout/sessions/*': Stripe.Checkout.SessionRetrieveParams;
  'POST /v1/checkout/sessions/*/expire': Stripe.Checkout.SessionExpireParams;
  'GET /v1/checkout/sessions/*/line_items': Pick<Stripe.Checkout.SessionListLineItemsParams, Page>;

  'GET /v1/payment_methods': Pick<Stripe.PaymentMethodListParams, Page | 'customer' | 'type'>;
  'GET /v1/payment_methods/*': Stripe.PaymentMethodRetrieveParams;
  'POST /v1/payment_methods/*/attach': Pick<
    Stripe.PaymentMethodAttachParams,
    'customer' | 'expand'
  >;

  'GET /v1/payment_intents/*': Pick<Stripe.PaymentIntentRetrieveParams, 'expand'>;
  'POST /v1/payment_intents/*/confirm': Pick<
    Stripe.PaymentIntentConfirmParams,
    'expand' | 'payment_method' | 'return_url'
  >;

  'GET /v1/charges': Pick<Stripe.ChargeListParams, Page | 'customer' | 'payment_intent'>;
  'GET /v1/charges/*': Stripe.ChargeRetrieveParams;

  'POST /v1/subscriptions': SubscriptionCreate;
  'GET /v1/subscriptions': Pick<
    Stripe.SubscriptionListParams,
    Page | 'customer' | 'price' | 'status'
  >;
  'GET /v1/subscriptions/*': Stripe.SubscriptionRetrieveParams;
  'POST /v1/subscriptions/*': SubscriptionUpdate;
  'DELETE /v1/subscriptions/*': Pick<
    Stripe.SubscriptionCancelParams,
    'cancellation_details' | 'expand'
  >;

  'POST /v1/subscription_schedules': Pick<
    Stripe.SubscriptionScheduleCreateParams,
    'expand' | 'from_subscription' | 'metadata'
  >;
  'GET /v1/subscription_schedules': Pick<Stripe.SubscriptionScheduleListParams, Page | 'customer'>;
  'GET /v1/subscription_schedules/*': Stripe.SubscriptionScheduleRetrieveParams;
  'POST /v1/subscription_schedules/*': ScheduleUpdate;
  'POST /v1/subscription_schedules/*/release': Stripe.SubscriptionScheduleReleaseParams;

  'GET /v1/invoices': Pick<Stripe.InvoiceListParams, Page | 'customer' | 'status' | 'subscription'>;
  'GET /v1/invoices/*': Stripe.InvoiceRetrieveParams;
  'POST /v1/invoices/create_preview': InvoiceCreatePreview;
  'POST /v1/invoices/*/pay': Pick<Stripe.InvoicePayParams, 'expand' | 'payment_method'>;
  'POST /v1/invoices/*/finalize': Pick<
    Stripe.InvoiceFinalizeInvoiceParams,
    'auto_advance' | 'expand'
  >;
  'POST /v1/invoices/*/void': Stripe.InvoiceVoidInvoiceParams;
  'GET /v1/invoice_payments': Pick<Stripe.InvoicePaymentListParams, Page | 'invoice' | 'status'> & {
    payment?: Pick<Stripe.InvoicePaymentListParams.Payment, 'type' | 'payment_intent'>;
  };

  'POST /v1/refunds': Pick<
    Stripe.RefundCreateParams,
    'amount' | 'charge' | 'expand' | 'metadata' | 'payment_intent' | 'reason'
  >;

  'GET /v1/disputes': Pick<Stripe.DisputeListParams, Page | 'charge' | 'payment_intent'>;

  'POST /v1/billing_portal/sessions': Pick<
    Stripe.BillingPortal.SessionCreateParams,
    'customer' | 'expand' | 'locale' | 'return_url'
  >;
}
