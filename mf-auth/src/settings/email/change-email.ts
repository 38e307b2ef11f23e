import type { Platform } from 'shared-contracts';

/**
 * Proves the password, prepares the change on the server, then has the link sent to the new address.
 * Source: SPEC §7, Change email.
 *
 * @throws {IdentityError} what the provider refuses
 * @throws {AppError} what the server refuses
 */
export async function changeEmail(
  { session, functions }: Pick<Platform, 'session' | 'functions'>,
  newEmail: string,
  password: string,
): Promise<void> {
  await session.reauthenticate(password);
  await functions.call('prepareEmailChange', { newEmail });
  await session.verifyBeforeUpdateEmail(newEmail);
}
