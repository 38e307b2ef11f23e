import type Stripe from 'stripe';
import type { Delivery, DeliveryMode } from '../sandbox/deliveries';
import type { CardBehaviour } from './objects/cards';

/** The content of a checkout session; Stripe keeps it, but does not show it in the session. */
interface SessionOrder {
  readonly price: string | null;
  readonly trialDays: number | null;
  /** Id of the promotion code that the learner has entered. */
  promotionCode?: string | null;
  /** Metadata of the subscription that is sold. */
  readonly metadata: Stripe.Metadata;
}

/** The reason why the learner is at the bank's page. */
export type BankVisit =
  | {
      readonly kind: 'session';
      readonly session: string;
      readonly card: string;
      readonly email: string;
    }
  | { readonly kind: 'payment'; readonly paymentIntent: string; readonly returnUrl: string }
  | { readonly kind: 'portal'; readonly portal: string; readonly card: string };

/** `succeeds`: as the card says. It counts for one payment. */
export type NextPayment = 'succeeds' | 'declined';

interface RememberedAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  readonly at: number;
}

const none = <T>(): Record<string, T> => ({});

/**
 * The state of a sandbox in which nothing has happened. It survives `JSON.stringify`.
 *
 * @param seed letters and digits in every id, so that ids of two sandboxes never meet in one
 *   database
 */
export const emptyState = (seed: string) => ({
  seed,
  sequence: 0,
  customers: none<Stripe.Customer | Stripe.DeletedCustomer>(),
  products: none<Stripe.Product>(),
  prices: none<Stripe.Price>(),
  sessions: none<Stripe.Checkout.Session>(),
  /** By session. */
  orders: none<SessionOrder>(),
  paymentMethods: none<Stripe.PaymentMethod>(),
  /** By payment method. */
  cards: none<CardBehaviour>(),
  setupIntents: none<Stripe.SetupIntent>(),
  paymentIntents: none<Stripe.PaymentIntent>(),
  charges: none<Stripe.Charge>(),
  subscriptions: none<Stripe.Subscription>(),
  /** By subscription: the change that a `pending_if_incomplete` update makes once it is paid. */
  pendingChanges: none<Stripe.Subscription>(),
  schedules: none<Stripe.SubscriptionSchedule>(),
  coupons: none<Stripe.Coupon>(),
  /** By coupon: the only products that it counts for; no entry: it counts for all. */
  couponProducts: none<readonly string[]>(),
  promotionCodes: none<Stripe.PromotionCode>(),
  discounts: none<Stripe.Discount>(),
  invoices: none<Stripe.Invoice>(),
  invoicePayments: none<Stripe.InvoicePayment>(),
  balanceTransactions: none<Stripe.CustomerBalanceTransaction>(),
  refunds: none<Stripe.Refund>(),
  disputes: none<Stripe.Dispute>(),
  portalSessions: none<Stripe.BillingPortal.Session>(),
  bankVisits: none<BankVisit>(),
  events: none<Stripe.Event>(),
  deliveries: [] as Delivery[],
  deliveryMode: 'normal' as DeliveryMode,
  nextPayment: 'succeeds' as NextPayment,
  /** By customer; an entry wins over `nextPayment`. */
  nextPayments: none<NextPayment>(),
  /** Days by which the dates have been moved back in all; the calendar of months counts them. */
  daysAdvanced: 0,
  /** By idempotency key. */
  idempotency: none<RememberedAnswer>(),
});

export type SandboxState = ReturnType<typeof emptyState>;
