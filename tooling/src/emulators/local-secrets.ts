import { PlainError } from 'delivery/plain-error';

/** Secrets of the local product. They sign tokens and webhooks, and hash ids in the sample data. */
export const LOCAL_SECRETS = {
  MEDIA_SIGNING_SECRET: 'local-signing-secret-of-the-emulators',
  PSEUDONYM_KEY: 'local-pseudonym-key-of-the-emulators',
  STRIPE_SECRET_KEY: 'sk_test_local_payment_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_local_payment_sandbox',
  REVENUECAT_API_KEY: 'sk_local_store_sandbox',
  REVENUECAT_WEBHOOK_AUTHORIZATION: 'Bearer local-store-sandbox',
  REVENUECAT_SIGNING_SECRETS: 'local-store-signing-secret',
  // `npm start` runs the judge itself (decision 56).
  REGISTRY_JUDGE_KEY: 'none',
  ZOOM_SDK_SECRET: 'not-used-without-ZOOM_SDK_KEY',
};

/** RevenueCat's project in the store sandbox. */
export const STORE_PROJECT = 'proj_local';

const PAYMENT_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/**
 * Reads the keys of Stripe's test mode from the environment. With keys the sandbox does not start.
 *
 * @throws {PlainError} when one of the two keys is missing, or a key would charge real money
 */
export function realPaymentKeys(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Readonly<Record<string, string>> | undefined {
  const [secret, webhook] = PAYMENT_KEYS.map((name) => env[name] || undefined);
  if (secret === undefined && webhook === undefined) return undefined;
  // The tooling passes its own secrets to its programs.
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
 * Reads the keys of RevenueCat from the environment. With keys the sandbox of the app stores does
 * not start.
 *
 * @throws {PlainError} when some of the keys are missing
 */
export function realStoreKeys(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Readonly<Record<(typeof STORE_KEYS)[number], string>> | undefined {
  const [key, project, authorization] = STORE_KEYS.map((name) => env[name] || undefined);
  if (key === undefined && project === undefined && authorization === undefined) return undefined;
  // The tooling passes its own secrets to its programs.
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
