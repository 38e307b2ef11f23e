import type { Platform } from 'shared-contracts';

/** Callables that answer the address of a page. */
export type PaymentPage = 'createBillingPortalSession' | 'createStripeCardUpdateCheckoutSession';

/** The page where a member saves another card. Source: docs/payments.md. */
export const CARD_UPDATE = 'createStripeCardUpdateCheckoutSession';

/** Opens a page of the payment provider. Rejects if its address cannot be fetched. */
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
