import { appleAuth } from '@invertase/react-native-apple-authentication';
import { GoogleSignin } from '@react-native-google-signin/google-signin';
import type { MessageFromParentApp } from 'shared-contracts';

type Answer = Extract<MessageFromParentApp, { type: 'LOG_IN_WITH_ID_TOKEN' | 'SIGN_IN_FAILED' }>;

const failed = (company: string): Answer => ({
  type: 'SIGN_IN_FAILED',
  payload: { message: `The log-in with ${company} did not work. Please try again.` },
});

/** `GoogleSignin.configure({ webClientId })` was called at the start of the app. */
export async function google(): Promise<Answer> {
  const idToken = (await GoogleSignin.signIn().catch(() => null))?.data?.idToken;
  if (!idToken) return failed('Google');
  return { type: 'LOG_IN_WITH_ID_TOKEN', payload: { provider: 'google.com', idToken } };
}

/** The library gives Apple the hash of its nonce, and us the nonce itself. */
export async function apple(): Promise<Answer> {
  const { Operation, Scope } = appleAuth;
  const requestedScopes = [Scope.EMAIL, Scope.FULL_NAME];
  const asked = appleAuth.performRequest({ requestedOperation: Operation.LOGIN, requestedScopes });
  const { identityToken: idToken, nonce } = (await asked.catch(() => null)) ?? {};
  if (!idToken || !nonce) return failed('Apple');
  return { type: 'LOG_IN_WITH_ID_TOKEN', payload: { provider: 'apple.com', idToken, nonce } };
}
