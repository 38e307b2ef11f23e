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
  nextPayment: less,
  price: priceOf,
} = myAccount.plan;

/** The name of a tier's plan. */
export const nameOfTier = (Tier: number): string => names[Tier as keyof typeof names];

function priceText(entitlement: Entitlement): string | null {
  const { cancels: isCancelled, identifier, nextPayment, price, trial_end } = entitlement;
  const isTrial = trial_end !== undefined;
  // A trial that ends is never paid.
  if (price === undefined || (isTrial && isCancelled)) return null;
  const sum = priceOf(amountText(price), identifier.includes('_annually') ? 'year' : 'month');
  const text = isTrial ? afterTrial(sum) : sum;
  if (nextPayment !== undefined) return less(text, amountText(nextPayment));
  return isTrial ? `${text}.` : text;
}

/** A plan in words: its name, and what comes next. */
export type PlanText =
  | {
      readonly isRunning: true;
      readonly name: string;
      readonly next: string;
      /** Until when a free trial runs; null: none does. */
      readonly free: string | null;
      /**
       * `CHF 9.90 per month`, in a trial `Then CHF 9.90 per month.`, and what a promotion code
       * makes of it. Null: a cancelled trial, or a plan of a store, which alone knows its price.
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
