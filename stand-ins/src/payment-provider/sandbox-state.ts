import type Stripe from 'stripe';
import type { Delivery, DeliveryMode } from '../sandbox/deliveries';
import type { CardBehaviour } from './objects/cards';

/** What a checkout session will sell; Stripe keeps it, but does not show it in the session. */
export interface SessionOrder {
  readonly price: string | null;
  readonly quantity: number;
  readonly trialDays: number | null;
  /** Id of the promotion code that the learner has entered. */
  promotionCode?: string | null;
  readonly subscription: {
    readonly description: string | null;
    readonly metadata: Stripe.Metadata;
  };
}

/** What waits for the learner at the bank's page. */
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

/** Everything that the sandbox remembers; it survives `JSON.stringify`. */
export interface SandboxState {
  /** Part of every id, so that ids of two sandboxes never meet in one database. */
  readonly seed: string;
  sequence: number;
  customers: Record<string, Stripe.Customer | Stripe.DeletedCustomer>;
  products: Record<string, Stripe.Product>;
  prices: Record<string, Stripe.Price>;
  sessions: Record<string, Stripe.Checkout.Session>;
  orders: Record<string, SessionOrder>;
  paymentMethods: Record<string, Stripe.PaymentMethod>;
  cards: Record<string, CardBehaviour>;
  setupIntents: Record<string, Stripe.SetupIntent>;
  paymentIntents: Record<string, Stripe.PaymentIntent>;
  charges: Record<string, Stripe.Charge>;
  subscriptions: Record<string, Stripe.Subscription>;
  /** Change that a `pending_if_incomplete` update makes once it is paid, by subscription. */
  pendingChanges: Record<string, Stripe.Subscription>;
  /** Subscriptions whose `trial_will_end` has been announced. */
  announcedTrials: Record<string, true>;
  schedules: Record<string, Stripe.SubscriptionSchedule>;
  coupons: Record<string, Stripe.Coupon>;
  /** The only products that a coupon counts for, by its id; none: it counts for all. */
  couponProducts: Record<string, readonly string[]>;
  promotionCodes: Record<string, Stripe.PromotionCode>;
  discounts: Record<string, Stripe.Discount>;
  invoices: Record<string, Stripe.Invoice>;
  invoicePayments: Record<string, Stripe.InvoicePayment>;
  balanceTransactions: Record<string, Stripe.CustomerBalanceTransaction>;
  refunds: Record<string, Stripe.Refund>;
  disputes: Record<string, Stripe.Dispute>;
  portalSessions: Record<string, Stripe.BillingPortal.Session>;
  bankVisits: Record<string, BankVisit>;
  events: Record<string, Stripe.Event>;
  deliveries: Delivery[];
  deliveryMode: DeliveryMode;
  nextPayment: NextPayment;
  /** As above for one customer, by its id; it wins. */
  nextPayments: Record<string, NextPayment>;
  /** Days by which the dates have been moved back in all; the calendar of months counts them. */
  daysAdvanced: number;
  idempotency: Record<string, { fingerprint: string; status: number; body: string; at: number }>;
}

/** @param seed letters and digits; the same seed makes the same ids */
export const emptyState = (seed: string): SandboxState => ({
  seed,
  sequence: 0,
  customers: {},
  products: {},
  prices: {},
  sessions: {},
  orders: {},
  paymentMethods: {},
  cards: {},
  setupIntents: {},
  paymentIntents: {},
  charges: {},
  subscriptions: {},
  pendingChanges: {},
  announcedTrials: {},
  schedules: {},
  coupons: {},
  couponProducts: {},
  promotionCodes: {},
  discounts: {},
  invoices: {},
  invoicePayments: {},
  balanceTransactions: {},
  refunds: {},
  disputes: {},
  portalSessions: {},
  bankVisits: {},
  events: {},
  deliveries: [],
  deliveryMode: 'normal',
  nextPayment: 'succeeds',
  nextPayments: {},
  daysAdvanced: 0,
  idempotency: {},
});
