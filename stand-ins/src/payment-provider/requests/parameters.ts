/**
 * The requests that the sandbox answers, each with the parameters that the sandbox knows. The types
 * are the SDK's own, so the compiler refuses a parameter that Stripe does not have.
 * `make-schemas.ts` makes `schemas.json` from them; the sandbox refuses all other parameters.
 */
import type Stripe from 'stripe';

type Page = 'limit' | 'starting_after' | 'expand';

type PriceItem = { price?: string; quantity?: 1 };

interface CustomerUpdate extends Pick<Stripe.CustomerUpdateParams, 'email' | 'metadata' | 'name'> {
  invoice_settings?: Pick<Stripe.CustomerUpdateParams.InvoiceSettings, 'default_payment_method'>;
}

interface SessionCreate extends Pick<
  Stripe.Checkout.SessionCreateParams,
  | 'allow_promotion_codes'
  | 'cancel_url'
  | 'client_reference_id'
  | 'currency'
  | 'customer'
  | 'expires_at'
  | 'metadata'
  | 'mode'
  | 'success_url'
  | 'ui_mode'
> {
  line_items?: PriceItem[];
  subscription_data?: Pick<
    Stripe.Checkout.SessionCreateParams.SubscriptionData,
    'metadata' | 'trial_period_days'
  >;
}

interface SubscriptionCreate extends Pick<
  Stripe.SubscriptionCreateParams,
  'customer' | 'default_payment_method' | 'expand' | 'trial_period_days'
> {
  items?: PriceItem[];
}

interface SubscriptionUpdate extends Pick<
  Stripe.SubscriptionUpdateParams,
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'default_payment_method'
  | 'expand'
  | 'metadata'
  | 'proration_behavior'
  | 'proration_date'
  | 'trial_end'
> {
  payment_behavior?: 'pending_if_incomplete';
  items?: Pick<Stripe.SubscriptionUpdateParams.Item, 'id' | 'price'>[];
}

interface ScheduleUpdate extends Pick<Stripe.SubscriptionScheduleUpdateParams, 'end_behavior'> {
  phases?: (Pick<
    Stripe.SubscriptionScheduleUpdateParams.Phase,
    'end_date' | 'metadata' | 'proration_behavior' | 'start_date' | 'trial_end'
  > & {
    items: PriceItem[];
    duration?: { interval: 'month' | 'year'; interval_count?: 1 };
    discounts?: Pick<Stripe.SubscriptionScheduleUpdateParams.Phase.Discount, 'discount'>[];
  })[];
}

interface InvoiceCreatePreview extends Pick<Stripe.InvoiceCreatePreviewParams, 'subscription'> {
  subscription_details?: Pick<
    Stripe.InvoiceCreatePreviewParams.SubscriptionDetails,
    'proration_behavior' | 'proration_date'
  > & {
    trial_end?: 'now';
    items?: Pick<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails.Item, 'id' | 'price'>[];
  };
}

/** Parameters by method and path; `*` is any id. */
export interface Requests {
  'POST /v1/customers': Pick<Stripe.CustomerCreateParams, 'email' | 'metadata'>;
  'GET /v1/customers': Pick<Stripe.CustomerListParams, Page>;
  'GET /v1/customers/*': Stripe.CustomerRetrieveParams;
  'POST /v1/customers/*': CustomerUpdate;
  'DELETE /v1/customers/*': Stripe.CustomerDeleteParams;

  'POST /v1/customers/*/balance_transactions': Pick<
    Stripe.CustomerCreateBalanceTransactionParams,
    'amount' | 'currency' | 'description' | 'metadata'
  >;
  'GET /v1/customers/*/balance_transactions': Pick<
    Stripe.CustomerListBalanceTransactionsParams,
    Page
  >;

  'GET /v1/prices': Pick<Stripe.PriceListParams, Page | 'product'>;
  'GET /v1/prices/*': Stripe.PriceRetrieveParams;

  'POST /v1/checkout/sessions': SessionCreate;
  'GET /v1/checkout/sessions': Pick<
    Stripe.Checkout.SessionListParams,
    Page | 'customer' | 'status'
  >;
  'GET /v1/checkout/sessions/*': Stripe.Checkout.SessionRetrieveParams;
  'POST /v1/checkout/sessions/*/expire': Stripe.Checkout.SessionExpireParams;
  'GET /v1/checkout/sessions/*/line_items': Pick<Stripe.Checkout.SessionListLineItemsParams, Page>;

  'GET /v1/payment_methods': Pick<Stripe.PaymentMethodListParams, Page | 'customer'>;
  'GET /v1/payment_methods/*': Stripe.PaymentMethodRetrieveParams;
  'POST /v1/payment_methods/*/attach': Pick<Stripe.PaymentMethodAttachParams, 'customer'>;

  'GET /v1/payment_intents/*': Pick<Stripe.PaymentIntentRetrieveParams, 'expand'>;
  'POST /v1/payment_intents/*/confirm': Pick<Stripe.PaymentIntentConfirmParams, 'return_url'>;

  'GET /v1/charges': Pick<Stripe.ChargeListParams, Page | 'customer'>;
  'GET /v1/charges/*': Stripe.ChargeRetrieveParams;

  'POST /v1/subscriptions': SubscriptionCreate;
  'GET /v1/subscriptions': Pick<Stripe.SubscriptionListParams, Page | 'customer' | 'status'>;
  'GET /v1/subscriptions/*': Stripe.SubscriptionRetrieveParams;
  'POST /v1/subscriptions/*': SubscriptionUpdate;
  'DELETE /v1/subscriptions/*': Pick<Stripe.SubscriptionCancelParams, 'cancellation_details'>;

  'POST /v1/subscription_schedules': Pick<
    Stripe.SubscriptionScheduleCreateParams,
    'from_subscription'
  >;
  'GET /v1/subscription_schedules': Pick<Stripe.SubscriptionScheduleListParams, Page | 'customer'>;
  'GET /v1/subscription_schedules/*': Stripe.SubscriptionScheduleRetrieveParams;
  'POST /v1/subscription_schedules/*': ScheduleUpdate;
  'POST /v1/subscription_schedules/*/release': Stripe.SubscriptionScheduleReleaseParams;

  'GET /v1/invoices': Pick<Stripe.InvoiceListParams, Page | 'customer' | 'status' | 'subscription'>;
  'GET /v1/invoices/*': Stripe.InvoiceRetrieveParams;
  'POST /v1/invoices/create_preview': InvoiceCreatePreview;
  'POST /v1/invoices/*/pay': Pick<Stripe.InvoicePayParams, 'payment_method'>;
  'POST /v1/invoices/*/finalize': Pick<Stripe.InvoiceFinalizeInvoiceParams, 'expand'>;
  'POST /v1/invoices/*/void': Stripe.InvoiceVoidInvoiceParams;
  'GET /v1/invoice_payments': Pick<Stripe.InvoicePaymentListParams, Page | 'invoice'> & {
    payment?: Pick<Stripe.InvoicePaymentListParams.Payment, 'type' | 'payment_intent'>;
  };

  'POST /v1/refunds': Pick<Stripe.RefundCreateParams, 'amount' | 'charge'>;

  'GET /v1/disputes': Pick<Stripe.DisputeListParams, Page | 'charge'>;

  'POST /v1/billing_portal/sessions': Pick<
    Stripe.BillingPortal.SessionCreateParams,
    'customer' | 'return_url'
  >;
}
