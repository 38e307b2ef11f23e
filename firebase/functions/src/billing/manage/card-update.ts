import Stripe from 'stripe';
import type { Redirect } from 'shared-contracts';
import { readBilling } from '../../ledger/billing-record';
import { refusal } from '../../ledger/refuse';
import { isLive } from '../../ledger/provider/standing';
import { askProvider, idOf } from '../../ledger/provider/stripe';
import type { BillingServices } from '../../ledger/services';
import { findOwnPlan } from './manage-plan';

/** Opens the provider's page on which a customer saves another card, without a payment. */
export async function openCardUpdate(
  stripe: Stripe,
  appOrigin: string,
  { customerID, currency }: { readonly customerID: string; readonly currency: string },
): Promise<Redirect> {
  const { id, url } = await stripe.checkout.sessions.create({
    mode: 'setup',
    ui_mode: 'hosted_page',
    customer: customerID,
    currency,
    success_url: `${appOrigin}/success-card-update`,
    cancel_url: `${appOrigin}/subscriptions`,
  });
  if (url === null) throw new Error(`The session ${id} has no page`);
  return { id, url };
}

/**
 * Opens the card update of the running plan. Source: API-cardUpdate.
 *
 * @throws {AppError} `failed-precondition` with `store-plan` or `no-plan`; `unavailable` without
 *   the provider
 */
export async function createCardUpdate(uid: string, services: BillingServices): Promise<Redirect> {
  const { customerID, subscriptions } = await findOwnPlan(uid, services, { allowsStorePlan: true });
  const [{ currency }] = subscriptions;
  return askProvider(() =>
    openCardUpdate(services.stripe, services.appOrigin, { customerID, currency }),
  );
}

/** Whether an event says that a card was saved at the page of `openCardUpdate`. */
export const isCardUpdate = ({ type, data }: Pick<Stripe.Event, 'type' | 'data'>): boolean =>
  type === 'checkout.session.completed' && 'mode' in data.object && data.object.mode === 'setup';

/** Pays late renewals with the new card. If the bank refuses, the provider tries again later. */
async function payLateRenewals(stripe: Stripe, customer: string, card: string): Promise<void> {
  const { data } = await stripe.invoices.list({ customer, status: 'open', limit: 100 });
  for (const { id } of data.filter(({ billing_reason: why }) => why === 'subscription_cycle')) {
    try {
      await stripe.invoices.pay(id, { payment_method: card });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    }
  }
}

/**
 * Uses the last saved card for all later payments of the customer, for each running plan, and for a
 * failed renewal. The provider says which card was saved last, so late or repeated events do no
 * harm.
 */
export async function takeSavedCard(stripe: Stripe, customer: string): Promise<void> {
  const { data: sessions } = await stripe.checkout.sessions.list({
    customer,
    status: 'complete',
    limit: 100,
    expand: ['data.setup_intent'],
  });
  // The newest comes first.
  const intent = sessions.find(({ mode }) => mode === 'setup')?.setup_intent;
  if (!intent || typeof intent === 'string' || intent.payment_method === null) return;
  const card = idOf(intent.payment_method);
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  for (const { id } of data.filter(isLive)) {
    await stripe.subscriptions.update(id, { default_payment_method: card });
  }
  await payLateRenewals(stripe, customer, card);
}

/**
 * Opens the provider's pages for invoices and payment methods, also after a plan has ended.
 *
 * @throws {AppError} `failed-precondition` with `no-customer`; `unavailable` without the provider
 */
export async function createPortal(
  uid: string,
  { appOrigin, db, stripe }: BillingServices,
): Promise<{ readonly url: string }> {
  const { StripeCustomerID: customer } = await readBilling(db, uid);
  if (customer === undefined) throw refusal('no-customer');
  const { url } = await askProvider(() =>
    stripe.billingPortal.sessions.create({ customer, return_url: `${appOrigin}/my-account` }),
  );
  return { url };
}
