import { isNameAllowed } from 'common';
import { isLoggedIn, type Platform } from 'shared-contracts';
import { checkUsername } from './check-username';

/**
 * Checks a name and saves it as the display name. Then the server notes it, so that comments and
 * messages may carry it at once. Source: docs/security.md.
 *
 * @param username without a `usernameProblem`
 * @throws {RefusedName}
 * @throws {AppError | IdentityError} when it was not saved
 */
export async function saveUsername(platform: Platform, username: string): Promise<void> {
  await checkUsername(platform, username);
  await platform.session.updateUsername(username);
  const state = platform.session.state$.value;
  if (isLoggedIn(state)) await isNameAllowed(platform, state.user);
}
