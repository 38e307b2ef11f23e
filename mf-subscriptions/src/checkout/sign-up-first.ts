import type { Package, Platform } from 'shared-contracts';
import { whilePaying } from './while-paying';

/**
 * Lets a visitor sign up over this page, and go on from there; the form names the plan. Their
 * consents are stored before the purchase takes the window; otherwise they would be asked again.
 * Source: SUBSCRIBE-logged-out.
 *
 * @param purchase what follows the log-in
 */
export function signUpFirst(
  platform: Platform,
  { Title }: Pick<Package, 'Title'>,
  purchase: () => Promise<void>,
): void {
  const { consents, signUpFlow } = platform;
  signUpFlow.start(() => {
    void whilePaying(platform, async () => {
      await consents.manage();
      await purchase();
    });
  }, Title);
}
