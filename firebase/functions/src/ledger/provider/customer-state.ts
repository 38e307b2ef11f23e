import type Stripe from 'stripe';
import { EXPANDED_CODES } from './less-code';
import { isLive } from './standing';
import { isMissing } from './stripe';

/** What the provider knows of one customer, as far as a projection needs it. */
export interface CustomerState {
  /** From the customer's metadata; null: it has none, or the customer is deleted. */
  readonly uid: string | null;
  readonly isDeleted: boolean;
  /** In the smallest unit of the currency; negative: a credit that pays later invoices. */
  readonly balance: number;
  /** Running and ended ones, with their schedules and latest invoices. */
  readonly subscriptions: readonly Stripe.Subscription[];
  /** Unpaid invoices. */
  readonly openInvoices: readonly Stripe.Invoice[];
  /** The newest hundred, the newest first. */
  readonly paidInvoices: readonly Stripe.Invoice[];
  /** The newest hundred payment attempts. */
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

/** @returns null when the provider has deleted the customer, or does not know the id */
async function findCustomer(stripe: Stripe, customerID: string): Promise<Stripe.Customer | null> {
  try {
    const customer = await stripe.customers.retrieve(customerID);
    return customer.deleted === true ? null : customer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether the provider has deleted a customer, or does not know the id. */
export const isGoneAtProvider = async (stripe: Stripe, customerID: string): Promise<boolean> =>
  (await findCustomer(stripe, customerID)) === null;

/**
 * Adds the promotion codes of a running plan, each with the products that it counts for. The list
 * of subscriptions cannot have these: the provider refuses to expand a path of five levels.
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

/** Asks the provider for a customer's state; a deleted or unknown customer has an empty one. */
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
