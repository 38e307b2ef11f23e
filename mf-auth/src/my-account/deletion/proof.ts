import type { CurrentUser, Platform } from 'shared-contracts';
import { hasPassword } from '../../account/sign-in-methods';

/** How the learner proves that it is them; the server asks for a recent log-in. */
export type Proof = 'password' | 'google' | 'recent-log-in';

/**
 * A password is typed again. Who has none signs in with Google once more, where a browser can ask
 * for it; for everybody else the log-in itself has to be recent.
 */
export function proofOf(user: CurrentUser, isEmbedded: boolean): Proof {
  if (hasPassword(user)) return 'password';
  return user.providers.includes('google.com') && !isEmbedded ? 'google' : 'recent-log-in';
}

/**
 * @param password what was typed, which is only looked at where the proof is one
 * @throws {IdentityError} when the provider refuses it
 */
export async function prove(
  session: Platform['session'],
  proof: Proof,
  password: string,
): Promise<void> {
  if (proof === 'password') await session.reauthenticate(password);
  if (proof === 'google') await session.reauthenticateWithGoogle();
}
