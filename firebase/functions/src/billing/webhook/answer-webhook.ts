import Stripe from 'stripe';
import type { BillingServices } from '../../ledger/services';
import { handleEvent } from './handle-event';

export interface WebhookAnswer {
  readonly status: 200 | 400 | 500;
  readonly body: string;
}

/**
 * Answers a delivery of the provider. A wrong signature gets 400. A failure of ours gets 500, so
 * that the event comes again. Everything else gets 200.
 *
 * @param body as it came, byte by byte: the signature is made of it
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
