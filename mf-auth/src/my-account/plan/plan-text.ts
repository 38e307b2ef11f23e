import { amountText, dayText, paymentProblemOf, runs, shownEnd } from 'common';
import type { Entitlement } from 'shared-contracts';
import { myAccount } from '../../messages/my-account';

const {
  names,
  renews,
  cancels,
  unpaid,
  free,
  afterTrial,
  ended,
  nextPayment: withNextPayment,
  price: priceOf,
} = myAccount.plan;

export const nameOfTier = (Tier: number): string => names[Tier as keyof typeof names];

function priceText(entitlement: Entitlement): string | null {
  const { cancels: isCancelled, identifier, nextPayment, price, trial_end } = entitlement;
  const isTrial = trial_end !== undefined;
  // A cancelled trial is never paid.
  if (price === undefined || (isTrial && isCancelled)) return null;
  const sum = priceOf(amountText(price), identifier.includes('_annually') ? 'year' : 'month');
  const text = isTrial ? afterTrial(sum) : sum;
  if (nextPayment !== undefined) return withNextPayment(text, amountText(nextPayment));
  return isTrial ? `${text}.` : text;
}

/** The texts that describe a plan. */
export type PlanText =
  | {
      readonly isRunning: true;
      readonly name: string;
      readonly next: string;
      /** Until when a free trial runs; null: there is no trial. */
      readonly free: string | null;
      /**
       * `CHF 9.90 per month`, or in a trial `Then CHF 9.90 per month.`, and the next payment if a
       * promotion code lowers it. Null for a cancelled trial, and for a plan of a store: only the
       * store knows its price.
       */
      readonly price: string | null;
    }
  | { readonly isRunning: false; readonly text: string };

export function planText(entitlement: Entitlement, now: Date): PlanText {
  const { Tier, cancels: isCancelled } = entitlement;
  const name = nameOfTier(Tier);
  const day = dayText(shownEnd(entitlement));
  if (!runs(entitlement, now)) return { isRunning: false, text: ended(name, day) };
  const isUnpaid = paymentProblemOf(entitlement, now) !== null;
  const next = isCancelled ? cancels(day) : isUnpaid ? unpaid : renews(day);
  const trial = entitlement.trial_end;
  return {
    isRunning: true,
    name,
    next,
    price: priceText(entitlement),
    free: trial === undefined ? null : free(dayText(trial)),
  };
}
