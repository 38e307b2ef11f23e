import type { Alert, CurrentSubscriptions } from 'shared-contracts';
import type { ServedPlatform } from '../served-platform';
import { messages } from './messages';
import type { RememberedVisit } from './remembered-visits';
import { planOf, openPlan, type Visit } from './visit';

/** Name of a plan: `VIP` for `VIP_annually`. */
const nameOf = (identifier: string): string => identifier.split('_')[0] ?? '';

/** Tells the learner once how a visit to the store ended, and forgets it. */
export function tellerOf(
  { alerts, events, parentApp }: Pick<ServedPlatform, 'alerts' | 'events' | 'parentApp'>,
  memory: RememberedVisit,
) {
  function say(alert: Alert, ProductID?: string): void {
    parentApp.storeVisit$.next('none');
    if (ProductID !== undefined) events.emit('subscriptionChanged', { ProductID });
    alerts.show(alert);
  }

  /** @returns whether the plan arrived and the learner was told */
  function tellIfArrived(visit: Visit, plans: CurrentSubscriptions): boolean {
    const plan = planOf(visit, plans);
    if (plan === undefined) return false;
    memory.forget();
    const { restored, bought } = messages;
    const words = visit.kind === 'restore' ? restored : bought;
    say(words(nameOf(plan.identifier)), plan.ProductID);
    return true;
  }

  function giveUp(visit: Visit, plans: CurrentSubscriptions | undefined): void {
    if (visit.kind === 'purchase') {
      memory.keep({ ...visit, isTold: true });
      return say(messages.late(parentApp.supports('RESTORE_PURCHASES')));
    }
    memory.forget();
    if (plans === undefined) return say(messages.unreachable);
    const plan = openPlan(plans);
    say(plan ? messages.restoredAlready(nameOf(plan.identifier)) : messages.nothing);
  }

  return { say, tellIfArrived, giveUp };
}
