import { CARD_UPDATE, openPaymentPage } from 'kit/payment-page';
import type { Platform } from 'shared-contracts';
import { manage } from '../messages/manage';

/** Opens the payment provider's page for another card. Source: docs/payments.md. */
export const updateCard = (platform: Platform): Promise<void> =>
  openPaymentPage(platform, CARD_UPDATE).catch(() => {
    platform.alerts.show(manage.cardFailure);
  });
