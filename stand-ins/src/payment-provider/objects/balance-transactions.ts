import type Stripe from 'stripe';
import { invalid } from '../errors';
import type { Requests } from '../requests/parameters';
import { mergeMetadata, type World } from '../world';
import { liveCustomer } from './live-customer';

interface BalanceChange {
  /** Negative: a credit that pays later invoices. Positive: it is taken back, or used. */
  readonly amount: number;
  readonly currency: string;
  readonly type: 'adjustment' | 'applied_to_invoice' | 'unapplied_from_invoice';
  readonly invoice?: string;
  readonly description?: string;
  readonly metadata?: Stripe.Metadata;
}

/** Changes the credit of a customer, and records why, as Stripe's ledger does. */
export function changeBalance(
  world: World,
  customer: Stripe.Customer,
  { amount, currency, type, invoice, description, metadata = {} }: BalanceChange,
): Stripe.CustomerBalanceTransaction {
  customer.balance += amount;
  const transaction: Stripe.CustomerBalanceTransaction = {
    id: world.id('cbtxn'),
    object: 'customer_balance_transaction',
    amount,
    checkout_session: null,
    created: world.now(),
    credit_note: null,
    currency,
    customer: customer.id,
    customer_account: null,
    description: description ?? null,
    ending_balance: customer.balance,
    invoice: invoice ?? null,
    livemode: false,
    metadata,
    type,
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
  const { amount, currency, description, metadata } = params;
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
    ...(description !== undefined && { description }),
    metadata: mergeMetadata({}, metadata),
  });
  world.emit('customer.updated', customer, { balance });
  return transaction;
}
