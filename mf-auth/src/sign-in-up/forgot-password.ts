import type { Platform } from 'shared-contracts';
import { failureAlertWithRetry } from '../identity/failure-alert';
import * as messages from '../messages';

/**
 * Asks where to send the e-mail, sends it, and shows the outcome. The retry of a failure asks
 * again, with the address filled in. Source: AUTH-forgot-dialog, ERROR-forgot-failure,
 * ERROR-forgot-success.
 *
 * @param email the address as far as it is typed
 */
export function askWhereToSendReset(platform: Platform, email: string): void {
  const { reset, email: label } = messages.signInUp;
  platform.alerts.show({
    title: reset.title,
    description: reset.description,
    inputs: [
      { id: 'reset-email', label, type: 'email', autoComplete: 'username', initialValue: email },
    ],
    buttons: [
      { title: messages.identity.cancel, style: 'secondary' },
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
    platform.alerts.show(messages.signInUp.reset.sent);
  } catch (error) {
    const askAgain = () => askWhereToSendReset(platform, email);
    platform.alerts.show(failureAlertWithRetry(error, askAgain));
  }
}
