import { dayText } from 'common';
import { zoneNote } from 'common/private-lesson-times';
import type { BillingCycle, Confirmation } from 'shared-contracts';
import { myAccount } from '../../messages/my-account';

const text = myAccount.confirmations;

/**
 * Says in one sentence what was bought, changed or cancelled.
 *
 * @param hours names of private lesson hours, by slot id
 */
export function sentenceOf(confirmation: Confirmation, hours: ReadonlyMap<string, string>): string {
  const { kind, identifier, from, effective, reason, amount, hadTrial } = confirmation;
  const plan = titleOf(identifier);
  const earlierPlan = titleOf(from ?? '');
  const date = effective === undefined ? '' : dayText(effective);
  const isCycle = earlierPlan === plan;
  switch (kind) {
    case 'purchase':
      return (amount?.unit_amount === 0 ? text.trial : text.purchase)(plan);
    case 'renewal':
      return (amount?.unit_amount === 0 ? text.renewalFree : text.renewal[cycleOf(identifier)])(
        plan,
      );
    case 'change':
      return isCycle
        ? text.changeCycle(plan, text.cycles[cycleOf(identifier)])
        : text.change(earlierPlan, plan);
    case 'change-scheduled':
      return isCycle
        ? text.changeCycleScheduled(plan, text.cycles[cycleOf(identifier)], date)
        : text.changeScheduled(earlierPlan, plan, date);
    case 'cancellation':
      return text.cancellation(plan, date);
    case 'resumption':
      return text.resumption(plan);
    case 'lesson-moved': {
      const old = hours.get(confirmation.fromSlotID ?? '');
      const newHour = hours.get(confirmation.slotID ?? '');
      return old === undefined || newHour === undefined
        ? text.lessonMovedOnly(date)
        : text.lessonMoved(old, newHour, zoneNote(new Date()), date);
    }
    case 'ended':
      if (hadTrial) return text.hadTrial(plan);
      return reason === undefined ? text.ended(plan) : text.reasons[reason](plan);
  }
}

/** The name of a plan: `VIP` of `VIP_annually`. */
const titleOf = (identifier: string): string => identifier.split('_')[0] ?? '';

const cycleOf = (identifier: string): BillingCycle =>
  identifier.includes('_annually') ? 'annual' : 'monthly';
