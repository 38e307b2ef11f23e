import type { CurrentUser, Platform } from 'shared-contracts';
import { once, perPlatform } from '../async/shared-work';

const checksOf = perPlatform(() => new Map<string, () => Promise<boolean>>());

/**
 * Asks the server whether comments and messages may carry the learner's name. Only a teacher may
 * have a teacher's name, and nobody the school's. Ask before the first comment, because the server
 * then reserves a free name. One answer is valid while the page is open.
 *
 * @returns also true without an answer of the server: then the security rules decide, and the next
 * call asks again
 */
export async function isNameAllowed(
  platform: Platform,
  { UID, Username }: Pick<CurrentUser, 'UID' | 'Username'>,
): Promise<boolean> {
  const checks = checksOf(platform);
  const key = JSON.stringify([UID, Username]);
  const ask = once(async () => (await platform.functions.call('checkName', {})).isAllowed);
  const answer = checks.get(key) ?? ask;
  checks.set(key, answer);
  return answer().catch((error: unknown) => {
    platform.log.info('The name was not checked', { error });
    return true;
  });
}
