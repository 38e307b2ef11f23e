import type Stripe from 'stripe';
import { invalid } from '../errors';
import type { Requests } from '../requests/parameters';
import { blank, liveCustomer, mergeMetadata, type World } from '../world';

interface BalanceChange {
  /** Negative: a credit that pays later invoices. Positive: it is taken back, or used. */
  readonly amount: number;
  readonly currency: string;
  readonly type: 'adjustment' | 'applied_to_invoice' | 'unapplied_from_invoice';
  readonly invoice?: string;
  readonly description?: string | null;
  readonly metadata?: Stripe.Metadata;
}

/** Changes the credit of a customer, and records why, as Stripe's ledger does. */
export function changeBalance(
  world: World,
  customer: Stripe.Customer,
  change: BalanceChange,
): Stripe.CustomerBalanceTransaction {
  customer.balance += change.amount;
  const transaction: Stripe.CustomerBalanceTransaction = {
    ...blank('customer_balance_transaction'),
    id: world.id('cbtxn'),
    object: 'customer_balance_transaction',
    created: world.now(),
    customer: customer.id,
    ending_balance: customer.balance,
    ...change,
  };
  world.state.balanceTransactions[transaction.id] = transaction;
  return transaction;
}

/** POST /v1/customers/:id/balance_transactions */
export function createBalanceTransaction(
  world: World,
  params: Requests['POST /v1/customers/*/balance_transactions'],
  [id = '']: readonly string[],
): Stripe.CustomerBalanceTransaction {
  const customer = liveCustomer(world, id, 'id');
  const { amount, currency, description = null, metadata } = params;
  if (customer.currency && customer.currency !== currency) {
    throw invalid(
      `The currency specified (${currency}) does not match the customer's currency (${customer.currency}).`,
      'currency',
    );
  }
  customer.currency = currency;
  const { balance } = customer;
  const transaction = changeBalance(world, customer, {
    amount,
    currency,
    type: 'adjustment',
    description,
    metadata: mergeMetadata({}, metadata),
  });
  world.emit('customer.updated', customer, { balance });
  return transaction;
}
