import { onRequest } from 'firebase-functions/https';
import { FUNCTIONS_REGION } from 'shared-contracts';
import {
  REVENUECAT_SIGNATURE_HEADER,
  REVENUECAT_SIGNING_SECRETS,
  REVENUECAT_WEBHOOK_AUTHORIZATION,
} from '../../platform/config';
import { BILLING_SECRETS, billingServices } from '../../ledger/services';
import { answerStoreWebhook } from './answer-store-webhook';

/** Splits the configured secrets. `none` says that RevenueCat signs nothing. */
const secretsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && one !== 'none');

/** Receives RevenueCat's events. Source: docs/payments.md. */
export const revenueCatWebhook = onRequest(
  {
    region: FUNCTIONS_REGION,
    secrets: [...BILLING_SECRETS, REVENUECAT_WEBHOOK_AUTHORIZATION, REVENUECAT_SIGNING_SECRETS],
    maxInstances: 20,
  },
  async (request, response) => {
    if (request.method !== 'POST') {
      response.status(405).send('Only POST is answered.');
      return;
    }
    const { status, body, after } = await answerStoreWebhook(
      {
        body: request.rawBody,
        authorization: request.header('authorization'),
        signature: request.header(REVENUECAT_SIGNATURE_HEADER.value()),
      },
      {
        authorization: REVENUECAT_WEBHOOK_AUTHORIZATION.value(),
        signingSecrets: secretsOf(REVENUECAT_SIGNING_SECRETS.value()),
      },
      billingServices(),
    );
    response.status(status).send(body);
    await after?.();
  },
);
