/**
 * Finds forbidden free trials of a person. It reads the raw state of both providers and
 * follows docs/payments.md, without the code under test.
 */
import type { StripeSandbox } from 'stand-ins/payment-provider';
import type { Held } from './store-oracle';

/** One person with two accounts; the first one also buys in stores. */
export interface Person {
  readonly customer: string;
  readonly alias: string;
  /** The plan of the stores; null: no plan. */
  readonly store: Held | null;
  /** Whether the first account ever had a plan of a store. */
  readonly hadStorePlan: boolean;
}

/**
 * Checks that a person has one trial, and none after a store's plan. Two moments within one
 * second have no order, so both outcomes are right.
 *
 * @returns sentences; none: all is right
 */
export function wrongTrials(
  { customers, invoices, subscriptions }: StripeSandbox['state'],
  { customer, alias, store, hadStorePlan }: Person,
  now: Date,
): string[] {
  const isGone = (id: string) => customers[id]?.deleted === true;
  const all = Object.values(subscriptions).filter(
    (one) => [customer, alias].includes(one.customer as string) && one.trial_start !== null,
  );
  const wasEnded = (one: (typeof all)[number]) => one.cancellation_details?.comment === 'had-trial';
  const running = all.filter(({ status }) => status === 'trialing');
  const since = store === null ? Infinity : Math.floor(Date.parse(store.purchase_date) / 1000);
  const isOpen = store !== null && Date.parse(store.expires_date) > now.getTime();
  const ended = all.filter(wasEnded);
  return [
    ...(running.length > 1 ? ['Two trials of one person run.'] : []),
    ...running
      .filter((one) => one.customer === customer && isOpen && since < one.trial_start!)
      .map(({ id }) => `${id} is a trial that began after a store’s plan.`),
    ...ended
      .filter((one) => all.length === 1 && !(one.customer === customer && hadStorePlan))
      .map(({ id }) => `${id} was the only trial, and was ended.`),
    ...(ended.length > 0 && ended.length === all.length && !hadStorePlan && !isGone(customer)
      ? ['All trials of a person were ended.']
      : []),
    ...ended
      .filter(({ id }) =>
        Object.values(invoices).some(
          ({ amount_paid, parent }) =>
            amount_paid > 0 && parent?.subscription_details?.subscription === id,
        ),
      )
      .map(({ id }) => `${id} was ended as a second trial, and charged.`),
  ];
}
