import type Stripe from 'stripe';
import { EXPANDED_CODES } from './less-code';
import { isLive } from './standing';
import { isMissing } from './stripe';

/** All that a projection needs to know of one customer. */
export interface CustomerState {
  /** From the customer's metadata; null: it has none, or the customer is deleted. */
  readonly uid: string | null;
  readonly isDeleted: boolean;
  /** In the smallest unit of the currency; negative: a credit that pays later invoices. */
  readonly balance: number;
  /** All there ever were, with their schedules and latest invoices. */
  readonly subscriptions: readonly Stripe.Subscription[];
  /** Invoices that wait for a payment. */
  readonly openInvoices: readonly Stripe.Invoice[];
  /** The newest hundred that were paid, the newest first. */
  readonly paidInvoices: readonly Stripe.Invoice[];
  /** The newest hundred attempts to pay. */
  readonly charges: readonly Stripe.Charge[];
}

const NOBODY: CustomerState = {
  uid: null,
  isDeleted: true,
  balance: 0,
  subscriptions: [],
  openInvoices: [],
  paidInvoices: [],
  charges: [],
};

const MOST = { limit: 1000 };

/** @returns null when the provider has deleted the customer, or never had one with this id */
async function findCustomer(stripe: Stripe, customerID: string): Promise<Stripe.Customer | null> {
  try {
    const customer = await stripe.customers.retrieve(customerID);
    return customer.deleted === true ? null : customer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether the provider has deleted a customer, or never had one with this id. */
export const isGoneAtProvider = async (stripe: Stripe, customerID: string): Promise<boolean> =>
  (await findCustomer(stripe, customerID)) === null;

/**
 * The promotion codes of a running plan. A list cannot name the products that they count for: a
 * path of five levels is refused.
 */
async function withCodes(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<Stripe.Subscription> {
  if (subscription.discounts.length === 0 || !isLive(subscription)) return subscription;
  const { discounts } = await stripe.subscriptions.retrieve(subscription.id, {
    expand: [EXPANDED_CODES],
  });
  return { ...subscription, discounts };
}

/** Asks the provider. A customer that it does not have owns nothing. */
export async function readCustomerState(
  stripe: Stripe,
  customerID: string,
): Promise<CustomerState> {
  const customer = await findCustomer(stripe, customerID);
  if (customer === null) return NOBODY;
  const about = { customer: customerID, limit: 100 };
  const [subscriptions, openInvoices, paidInvoices, charges] = await Promise.all([
    stripe.subscriptions
      .list({
        ...about,
        status: 'all',
        expand: ['data.schedule', 'data.latest_invoice'],
      })
      .autoPagingToArray(MOST)
      .then((all) => Promise.all(all.map((one) => withCodes(stripe, one)))),
    stripe.invoices.list({ ...about, status: 'open' }).autoPagingToArray(MOST),
    stripe.invoices.list({ ...about, status: 'paid' }),
    stripe.charges.list(about),
  ]);
  return {
    uid: customer.metadata.uid ?? null,
    isDeleted: false,
    balance: customer.balance,
    subscriptions,
    openInvoices,
    paidInvoices: paidInvoices.data,
    charges: charges.data,
  };
}
