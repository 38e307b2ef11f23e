import type { MessageFromParentApp } from 'shared-contracts';
import { PACKAGES } from './packages';

export type MessageInType = MessageFromParentApp['type'];

/** An ID token as the local emulator takes it: plain JSON. */
export const idTokenOf = (email: string): string =>
  JSON.stringify({ sub: email, email, email_verified: true, name: email.split('@')[0] });

/** Every message of the app, with a payload to begin from. */
export const EXAMPLES: Readonly<Record<MessageInType, object>> = {
  SUBSCRIPTION_PACKAGES: { packages: PACKAGES },
  LOG_IN_WITH_ID_TOKEN: { provider: 'google.com', idToken: idTokenOf('nina@example.com') },
  REDIRECT: { path: '/subscriptions' },
  STOP_LOADING: {},
  SIGN_IN_FAILED: { message: 'The sign-in was cancelled.' },
};

export const MESSAGES_IN = Object.keys(EXAMPLES) as readonly MessageInType[];
