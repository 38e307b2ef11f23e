import { amountText, dayText } from 'common';
import type { BillingCycle, ChangePreview, Package } from 'shared-contracts';
import { manage } from '../messages/manage';
import { runningOf, type OwnPlans } from '../plan/plan-state';
import { webPriceText } from '../plan/price-text';

const text = manage.change;

/**
 * Returns the new billing cycle if a change keeps the plan.
 *
 * @returns undefined: the plan itself changes
 */
export function cycleOfChange(
  { BillingCycle: cycle, Tier }: Package,
  { subscriptions }: OwnPlans,
): BillingCycle | undefined {
  return runningOf(subscriptions).running?.Tier === Tier ? cycle : undefined;
}

/** Words the question before a change: the new plan or cycle, what it charges, and when. */
export function questionOf(
  aPackage: Package,
  cycle: BillingCycle | undefined,
  preview: ChangePreview,
): { readonly title: string; readonly description: string } {
  const { currency, nextAmount, nextPayment } = preview;
  const { title, description } = questionOfPrice(aPackage, cycle, preview);
  if (nextAmount === undefined) return { title, description };
  const amount = amountText({ currency, unit_amount: nextAmount });
  return { title, description: `${description} ${text.withCode(amount, dayText(nextPayment))}` };
}

function questionOfPrice(
  aPackage: Package,
  cycle: BillingCycle | undefined,
  { dueNow, currency, nextPayment, isLater }: ChangePreview,
): { readonly title: string; readonly description: string } {
  const { Title } = aPackage;
  const { amount, per } = webPriceText(aPackage);
  const price = `${amount} ${per}`;
  const date = dayText(nextPayment);
  const title = cycle === undefined ? text.title(Title) : text.toCycle[cycle](Title);
  if (isLater) {
    const description =
      cycle === undefined ? text.later(Title, price, date) : text.cycleLater(price, date);
    return { title, description };
  }
  if (dueNow > 0) {
    const now = amountText({ currency, unit_amount: dueNow });
    return { title, description: text.chargedNow(now, price, date) };
  }
  const description =
    cycle === undefined ? text.nothingNow(Title, price, date) : text.cycleNothingNow(price, date);
  return { title, description };
}
