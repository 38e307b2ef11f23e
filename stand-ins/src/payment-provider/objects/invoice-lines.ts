import type Stripe from 'stripe';
import { blank, decimal, idOf, type World } from '../world';
import type { RecurringPrice } from './prices';

export interface LineContent {
  readonly amount: number;
  readonly price: RecurringPrice;
  readonly period: { readonly start: number; readonly end: number };
  readonly isProration: boolean;
  readonly description: string;
  /** A proration lists none: its amount is what remains after the discounts. */
  readonly discounts?: Stripe.InvoiceLineItem.DiscountAmount[];
}

/** A line of an invoice: one period of a price, or a part of it. */
export function invoiceLine(
  world: World,
  subscription: Pick<Stripe.Subscription, 'id' | 'metadata'>,
  item: string,
  { amount, price, period, isProration, description, discounts = [] }: LineContent,
): Stripe.InvoiceLineItem {
  return {
    ...blank('line_item'),
    id: world.id('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: discounts,
    discountable: !isProration,
    discounts: discounts.map(({ discount }) => idOf(discount)),
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
    pricing: {
      price_details: { price: price.id, product: idOf(price.product) },
      type: 'price_details',
      unit_amount_decimal: decimal(price.unit_amount),
    },
    quantity: 1,
    quantity_decimal: decimal(1),
    subscription: subscription.id,
    subtotal: amount,
  };
}

/** `1 × VIP (at CHF 39.00 / month)`, as Stripe words it. */
export function lineDescription(world: World, price: RecurringPrice): string {
  const product = world.state.products[idOf(price.product)]?.name ?? 'Subscription';
  const amount = `${price.currency.toUpperCase()} ${(price.unit_amount / 100).toFixed(2)}`;
  return `1 × ${product} (at ${amount} / ${price.recurring.interval})`;
}
