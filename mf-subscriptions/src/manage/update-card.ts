import type { Platform } from 'shared-contracts';
import { manage } from '../messages/manage';

/** Opens the payment provider's page for another card. Source: docs/payments.md. */
export async function updateCard({ alerts, functions, log, navigation }: Platform): Promise<void> {
  try {
    const { url } = await functions.call('createStripeCardUpdateCheckoutSession', {});
    navigation.leave(url);
  } catch (error) {
    log.warn('The card update could not be opened', { error });
    alerts.show(manage.cardFailure);
  }
}
