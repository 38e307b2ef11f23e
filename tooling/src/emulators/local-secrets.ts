import { PlainError } from 'delivery/plain-error';

/**
 * Secrets for this machine only. They sign tokens and webhooks, and hash ids in the sample data.
 */
export const LOCAL_SECRETS = {
  MEDIA_SIGNING_SECRET: 'local-signing-secret-of-the-emulators',
  PSEUDONYM_KEY: 'local-pseudonym-key-of-the-emulators',
  STRIPE_SECRET_KEY: 'sk_test_local_payment_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_local_payment_sandbox',
  REVENUECAT_API_KEY: 'sk_local_store_sandbox',
  REVENUECAT_WEBHOOK_AUTHORIZATION: 'Bearer local-store-sandbox',
  REVENUECAT_SIGNING_SECRETS: 'local-store-signing-secret',
  // The local product has a judge of its own (decision 56).
  REGISTRY_JUDGE_KEY: 'none',
  ZOOM_SDK_SECRET: 'not-used-without-ZOOM_SDK_KEY',
};

const PAYMENT_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/**
 * Keys of the payment provider's own test mode, where the environment holds them. The sandbox is
 * not started then.
 *
 * @throws {PlainError} when only one of the two is there, or a key would charge real money
 */
export function realPaymentKeys(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Readonly<Record<string, string>> | undefined {
  const [secret, webhook] = PAYMENT_KEYS.map((name) => env[name] || undefined);
  if (secret === undefined && webhook === undefined) return undefined;
  // What the tooling itself hands to its programs.
  if (secret === LOCAL_SECRETS.STRIPE_SECRET_KEY) return undefined;
  if (secret === undefined || webhook === undefined) {
    throw new PlainError(`Set both ${PAYMENT_KEYS.join(' and ')}, or neither for the sandbox.`);
  }
  if (!secret.startsWith('sk_test_') && !secret.startsWith('rk_test_')) {
    throw new PlainError(
      'STRIPE_SECRET_KEY is not a key of the test mode. On this machine only test keys are used.',
    );
  }
  return { STRIPE_SECRET_KEY: secret, STRIPE_WEBHOOK_SECRET: webhook };
}

const STORE_KEYS = [
  'REVENUECAT_API_KEY',
  'REVENUECAT_PROJECT_ID',
  'REVENUECAT_WEBHOOK_AUTHORIZATION',
] as const;

/**
 * Keys of RevenueCat, where the environment holds them. The sandbox of the app stores is not
 * started then.
 *
 * @throws {PlainError} when only some of them are there
 */
export function realStoreKeys(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Readonly<Record<(typeof STORE_KEYS)[number], string>> | undefined {
  const [key, project, authorization] = STORE_KEYS.map((name) => env[name] || undefined);
  if (key === undefined && project === undefined && authorization === undefined) return undefined;
  // What the tooling itself hands to its programs.
  if (key === LOCAL_SECRETS.REVENUECAT_API_KEY) return undefined;
  if (key === undefined || project === undefined || authorization === undefined) {
    throw new PlainError(`Set all of ${STORE_KEYS.join(', ')}, or none for the sandbox.`);
  }
  return {
    REVENUECAT_API_KEY: key,
    REVENUECAT_PROJECT_ID: project,
    REVENUECAT_WEBHOOK_AUTHORIZATION: authorization,
  };
}

/** The secrets that the functions get on this machine. */
export function functionSecrets(): Readonly<Record<string, string>> {
  const keys = realStoreKeys();
  return {
    ...LOCAL_SECRETS,
    ...realPaymentKeys(),
    ...(keys && {
      REVENUECAT_API_KEY: keys.REVENUECAT_API_KEY,
      REVENUECAT_WEBHOOK_AUTHORIZATION: keys.REVENUECAT_WEBHOOK_AUTHORIZATION,
      REVENUECAT_SIGNING_SECRETS: process.env.REVENUECAT_SIGNING_SECRETS || 'none',
    }),
  };
}
