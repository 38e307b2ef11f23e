import { isLoggedIn, type Platform } from 'shared-contracts';
import { messages } from '../messages';

const text = messages.manage;

async function cancel({ alerts, events, functions, log }: Platform): Promise<void> {
  try {
    await functions.call('cancelStripeSubscription', {});
    events.emit('subscriptionChanged', { ProductID: null });
    alerts.show({ ...text.cancelled, redirectTo: '/subscriptions' });
  } catch (error) {
    log.warn('The plan could not be cancelled', { error });
    const { subscriptionPlatform } = await functions
      .call('getSubscriptionPlatform', {})
      .catch(() => ({ subscriptionPlatform: 'none' }));
    const isStore = subscriptionPlatform === 'ios' || subscriptionPlatform === 'android';
    alerts.show(isStore ? text.cancelInApp : text.notCancelled);
  }
}

/**
 * Cancels after a question; in the app it leads to the store, which alone can do it. Every outcome
 * is an alert of SPEC §8. Source: SPEC §4, §7.
 */
export async function askToCancel(platform: Platform): Promise<void> {
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
  alerts.show({
    ...text.sure,
    buttons: [
      { title: text.yes, style: 'danger', onClick: () => void cancel(platform) },
      { title: text.no },
    ],
  });
}
