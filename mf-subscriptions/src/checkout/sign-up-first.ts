import type { Package, Platform } from 'shared-contracts';
import { whilePaying } from './while-paying';

/**
 * Lets a visitor sign up over this page, then starts the purchase. The form names the plan. The
 * consents are stored before the purchase leaves the page; otherwise the learner would be asked for
 * them again. Source: SUBSCRIBE-logged-out.
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
