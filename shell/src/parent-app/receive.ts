import type { MessageFromParentApp, Platform } from 'shared-contracts';

/**
 * Signing in through the parent app: its ID token signs in here, and what goes wrong, there or here,
 * is said with the browser's alert. Messages about other things are for others. Source: SPEC §7, §8
 * (Native bridge sign-in failure), INTERFACES §4.
 */
export function receive(message: MessageFromParentApp, { session }: Platform): void {
  if (message.type === 'SIGN_IN_FAILED') window.alert(message.payload.message);
  if (message.type !== 'LOG_IN_WITH_ID_TOKEN') return;
  session
    .signInWithIdToken(message.payload)
    .catch((error: unknown) =>
      window.alert(error instanceof Error ? error.message : String(error)),
    );
}
