import type Stripe from 'stripe';
import { decimal, idOf, type World } from '../world';
import type { RecurringPrice } from './prices';

export interface LineContent {
  readonly amount: number;
  readonly price: RecurringPrice;
  readonly quantity: number;
  readonly period: { readonly start: number; readonly end: number };
  readonly isProration: boolean;
  readonly description: string;
  /** What discounts take from the amount; that of a proration is less them already. */
  readonly discounts?: Stripe.InvoiceLineItem.DiscountAmount[];
}

/** The cost of one period of a price, or of a part of it. */
export function invoiceLine(
  world: World,
  subscription: Pick<Stripe.Subscription, 'id' | 'metadata'>,
  item: string,
  { amount, price, quantity, period, isProration, description, discounts = [] }: LineContent,
): Stripe.InvoiceLineItem {
  return {
    id: world.id('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: discounts,
    discountable: !isProration,
    discounts: discounts.map(({ discount }) => idOf(discount)),
    invoice: null,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: idOf(price.product) },
      type: 'price_details',
      unit_amount_decimal: decimal(price.unit_amount),
    },
    quantity,
    quantity_decimal: decimal(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

/** `1 × VIP (at CHF 39.00 / month)`, as Stripe words it. */
export function lineDescription(world: World, price: RecurringPrice, quantity: number): string {
  const product = world.state.products[idOf(price.product)]?.name ?? 'Subscription';
  const amount = `${price.currency.toUpperCase()} ${(price.unit_amount / 100).toFixed(2)}`;
  return `${quantity} × ${product} (at ${amount} / ${price.recurring.interval})`;
}
