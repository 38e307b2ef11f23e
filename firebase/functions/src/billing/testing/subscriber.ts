import type Stripe from 'stripe';
import { createStripeSandbox, type StripeSandboxOptions } from 'stand-ins/payment-provider';
import { priceIdOf } from '../../ledger/price-list';
import { changeAtProvider, type WantedPlan } from '../manage/change-at-provider';
import { previewAtProvider } from '../manage/preview-at-provider';
import { changeTimeOf } from '../manage/plan-change';
import { parseLeeway } from '../../ledger/leeway';
import { packageOf, project } from '../../ledger/projection/project';
import { periodOf } from '../../ledger/provider/standing';
import { readCustomerState } from '../../ledger/provider/customer-state';
import { stripeOf } from './billing-world';
import { OFFER, PRICES, PRODUCTS, PROMOTION_CODES } from './offer';

const packageNamed = (identifier: string) => {
  const found = OFFER.packages.find((one) => one.identifier === identifier);
  if (found === undefined) throw new Error(`no package ${identifier}`);
  return found;
};

function wantedOf(own: Stripe.Subscription, wantedID: string): WantedPlan {
  const sold = packageNamed(wantedID);
  return {
    sold,
    priceID: priceIdOf(sold, 'local'),
    time: changeTimeOf(packageOf(own, OFFER.packages) ?? null, sold),
    returnUrl: 'http://localhost:3000/subscriptions',
  };
}

/** Makes a learner with a running plan, at a provider in this process, without a database. */
export async function aSubscriber(
  packageID: string,
  {
    card,
    code,
    trialDays,
    ...options
  }: StripeSandboxOptions & { card?: string; code?: string; trialDays?: number } = {},
) {
  const sandbox = createStripeSandbox({
    products: PRODUCTS,
    prices: PRICES,
    promotionCodes: PROMOTION_CODES,
    autoDeliver: false,
    ...options,
  });
  const stripe = stripeOf(sandbox);
  const { id: customer } = await stripe.customers.create({ metadata: { uid: 'anna' } });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: priceIdOf(packageNamed(packageID), 'local'), quantity: 1 }],
    success_url: 'http://localhost:3000/success',
    allow_promotion_codes: true,
    ...(trialDays !== undefined && { subscription_data: { trial_period_days: trialDays } }),
  });
  sandbox.pay(session.id, card, { isAuthenticated: true, ...(code !== undefined && { code }) });
  const subscription = async () => {
    const [own] = (await stripe.subscriptions.list({ customer, status: 'all' })).data;
    if (own === undefined) throw new Error('nothing was bought');
    return own;
  };
  return {
    sandbox,
    stripe,
    customer,
    subscription,
    async change(wantedID: string) {
      const own = await subscription();
      return changeAtProvider(stripe, own, wantedOf(own, wantedID));
    },
    async preview(wantedID: string) {
      const own = await subscription();
      return previewAtProvider(stripe, own, wantedOf(own, wantedID), Math.floor(Date.now() / 1000));
    },
    /** Moves the clock to some hours after the first renewal. */
    async toRenewal(hoursAfter: number) {
      const left = periodOf(await subscription()).end - Date.now() / 1000;
      await sandbox.advanceDays(left / 86_400 + hoursAfter / 24);
    },
    /** Pays open invoices with a good card, the newest first. */
    async payOpen(most = 100) {
      const { id: payment_method } = await stripe.paymentMethods.attach('pm_card_visa', {
        customer,
      });
      const { data } = await stripe.invoices.list({ customer, status: 'open', limit: most });
      for (const { id } of data) await stripe.invoices.pay(id, { payment_method });
    },
    /** The shown ProductIDs, each with whether it ends. */
    async plans() {
      const state = await readCustomerState(stripe, customer);
      const { subscriptions = {} } =
        project(state, OFFER.packages, new Date(), parseLeeway()) ?? {};
      return Object.fromEntries(
        Object.values(subscriptions).map(({ identifier, cancels }) => [
          identifier,
          cancels ? 'ends' : 'renews',
        ]),
      );
    },
    /** The next payment, if a code lowers it. */
    async nextPayment() {
      const state = await readCustomerState(stripe, customer);
      return project(state, OFFER.packages, new Date(), parseLeeway())?.nextPayment;
    },
    /** Paid amounts, the oldest first, without those of trials. */
    async paid() {
      const { data } = await stripe.invoices.list({ customer, status: 'paid', limit: 100 });
      return data.map(({ amount_paid }) => amount_paid).filter((amount) => amount > 0);
    },
  };
}
