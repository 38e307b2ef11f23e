import type { Platform } from 'shared-contracts';
import { failureAlertWithRetry, logUnexplained } from '../identity/failure-alert';
import { identity } from '../messages/identity';
import { signInUp } from '../messages/sign-in-up';

/**
 * Asks for an address, sends the e-mail, and shows the outcome. The retry after a failure asks
 * again, with the address filled in. Source: AUTH-forgot-dialog, ERROR-forgot-failure,
 * ERROR-forgot-success.
 *
 * @param email the address typed so far
 */
export function askWhereToSendReset(platform: Platform, email: string): void {
  const { reset, email: label } = signInUp;
  platform.alerts.show({
    title: reset.title,
    description: reset.description,
    inputs: [
      { id: 'reset-email', label, type: 'email', autoComplete: 'username', initialValue: email },
    ],
    buttons: [
      { title: identity.cancel, style: 'secondary' },
      {
        title: reset.send,
        style: 'primary',
        onClick: ({ getInputByID }) => void sendReset(platform, getInputByID('reset-email').trim()),
      },
    ],
  });
}

async function sendReset(platform: Platform, email: string): Promise<void> {
  try {
    await platform.session.sendPasswordResetEmail(email);
    platform.alerts.show(signInUp.reset.sent);
  } catch (error) {
    logUnexplained(error, platform.log);
    const askAgain = () => askWhereToSendReset(platform, email);
    platform.alerts.show(failureAlertWithRetry(error, askAgain));
  }
}
