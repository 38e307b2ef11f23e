import Stripe from 'stripe';
import type { BillingServices } from '../../ledger/services';
import { handleEvent } from './handle-event';

export interface WebhookAnswer {
  readonly status: 200 | 400 | 500;
  readonly body: string;
}

/**
 * Answers a delivery of Stripe: 400 for a wrong signature, 500 for a failure of the server, so that
 * Stripe delivers the event again, otherwise 200.
 *
 * @param body the raw bytes, which the signature covers
 */
export async function answerWebhook(
  body: Buffer | string,
  signature: string | undefined,
  secret: string,
  services: BillingServices,
): Promise<WebhookAnswer> {
  let event: Stripe.Event;
  try {
    event = services.stripe.webhooks.constructEvent(body, signature ?? '', secret);
  } catch (error) {
    const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
    services.log('webhook refused', { reason: isForged ? 'signature' : 'malformed' });
    return { status: 400, body: 'The signature does not fit.' };
  }
  try {
    return { status: 200, body: await handleEvent(event, services) };
  } catch (error) {
    services.log('webhook failed', { id: event.id, type: event.type, cause: error });
    return { status: 500, body: 'Not dealt with. Deliver it again.' };
  }
}
