import { dayText } from 'common';
import { isLoggedIn, type Platform } from 'shared-contracts';
import { whilePaying } from '../checkout/while-paying';
import { takeBankVisit } from '../memory/checkout-memory';
import { manage as text } from '../messages/manage';
import { planNameOf } from '../plan/identifier';
import { runningOf, type OwnPlans } from '../plan/plan-state';
import { done$ } from './done';
import { showThenReload } from './reload';

/**
 * Cancels the plan after a question. The app leads to the store, because only the store can cancel
 * there. Each outcome shows an alert. Source: SUBSCRIBE-cancel, ERROR-cancel-success,
 * ERROR-cancel-otherwise.
 */
export async function askToCancel(platform: Platform, ownPlans: OwnPlans): Promise<void> {
  const { alerts, device, links, navigation, parentApp, session } = platform;
  if (!isLoggedIn(session.state$.value)) {
    alerts.show(text.nothingToCancel);
    return;
  }
  const os = parentApp.isEmbedded ? device.metadata$.value.parentAppOS : null;
  if (os !== null) {
    navigation.openExternal(links.storeSubscriptions[os]);
    return;
  }
  const note = consequences(ownPlans);
  alerts.show({
    ...text.sure,
    ...(note !== undefined && { note }),
    buttons: [
      {
        title: text.yes,
        style: 'danger',
        onClick: () => void whilePaying(platform, () => cancel(platform)),
      },
      { title: text.no },
    ],
  });
}

async function cancel(platform: Platform): Promise<void> {
  const { alerts, events, functions, log, session } = platform;
  // The learner may have logged out in another tab while the question was open.
  if (!isLoggedIn(session.state$.value)) {
    alerts.show(text.nothingToCancel);
    return;
  }
  try {
    await functions.call('cancelStripeSubscription', {});
    // The note may say that this plan was changed or resumed.
    done$.next(null);
    takeBankVisit();
    events.emit('subscriptionChanged', { ProductID: null });
    showThenReload(platform, text.cancelled);
  } catch (error) {
    log.warn('The plan could not be cancelled', { error });
    const { subscriptionPlatform } = await functions
      .call('getSubscriptionPlatform', {})
      .catch(() => ({ subscriptionPlatform: 'none' }));
    const isStore = subscriptionPlatform === 'ios' || subscriptionPlatform === 'android';
    alerts.show(isStore ? text.cancelInApp : text.notCancelled);
  }
}

/** Says until when a cancelled plan runs, and which scheduled change is given up. */
function consequences({ subscriptions, standing }: OwnPlans): string | undefined {
  const { running, coming } = runningOf(subscriptions);
  if (running === undefined) return undefined;
  const plan = planNameOf(running);
  const { paid, free, unpaid, paused, change } = text.until;
  const problem = standing?.problem ?? null;
  const freeUntil = standing?.freeUntil ?? null;
  const until = () => {
    if (problem !== null)
      return problem.isOver ? paused(plan) : unpaid(plan, dayText(problem.until));
    if (freeUntil !== null) return free(plan, dayText(freeUntil));
    return paid(plan, dayText(running.expires_date));
  };
  return coming === undefined ? until() : `${until()} ${change(planNameOf(coming))}`;
}
