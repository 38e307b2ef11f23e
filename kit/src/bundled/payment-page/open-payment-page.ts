import type { Platform } from 'shared-contracts';

/** The callable that answers with the address of a page. */
export type PaymentPage = 'createBillingPortalSession' | 'createStripeCardUpdateCheckoutSession';

/** Where a member saves another card. Source: docs/payments.md. */
export const CARD_UPDATE = 'createStripeCardUpdateCheckoutSession';

/** Leads to a page of the payment provider. Rejects when its address is not known. */
export async function openPaymentPage(
  { functions, log, navigation }: Pick<Platform, 'functions' | 'log' | 'navigation'>,
  page: PaymentPage,
): Promise<void> {
  try {
    const { url } = await functions.call(page, {});
    navigation.leave(url);
  } catch (error) {
    log.warn('A page of the payment provider could not be opened', { page, error });
    throw error;
  }
}
