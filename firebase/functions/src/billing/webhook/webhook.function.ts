import { onRequest } from 'firebase-functions/https';
import { FUNCTIONS_REGION } from 'shared-contracts';
import { STRIPE_WEBHOOK_SECRET } from '../../platform/config';
import { BILLING_SECRETS, billingServices } from '../../ledger/services';
import { answerWebhook } from './answer-webhook';

/** Receives Stripe's events. Source: API-stripeWebhook. */
export const stripeWebhook = onRequest(
  {
    region: FUNCTIONS_REGION,
    secrets: [...BILLING_SECRETS, STRIPE_WEBHOOK_SECRET],
    maxInstances: 20,
  },
  async (request, response) => {
    if (request.method !== 'POST') {
      response.status(405).send('Only POST is answered.');
      return;
    }
    const { status, body } = await answerWebhook(
      request.rawBody,
      request.header('stripe-signature'),
      STRIPE_WEBHOOK_SECRET.value(),
      billingServices(),
    );
    response.status(status).send(body);
  },
);
