import type { Package, Platform } from 'shared-contracts';
import { whilePaying } from './while-paying';

/**
 * Lets a visitor sign up over this page, and go on from there. Their consents are stored before the
 * purchase takes the window; otherwise they would be asked again. The address names the plan, so
 * that the form can name it, too. Source: SUBSCRIBE-logged-out.
 *
 * @param purchase what follows the log-in
 */
export function signUpFirst(
  platform: Platform,
  { identifier }: Pick<Package, 'identifier'>,
  purchase: () => Promise<void>,
): void {
  const { consents, navigation, signUpFlow } = platform;
  navigation.go(`/subscriptions?plan=${identifier}`, { replace: true });
  signUpFlow.start(() => {
    void whilePaying(platform, async () => {
      await consents.manage();
      await purchase();
    });
  });
}
