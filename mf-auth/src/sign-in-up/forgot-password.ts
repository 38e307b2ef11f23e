import type { Platform } from 'shared-contracts';
import { messages } from '../messages';

/**
 * Asks where to send the e-mail, sends it, and says how that went; after a failure the question
 * comes back with the address in it. Source: SPEC §2, §8.
 *
 * @param email what is already known of the address
 */
export function askWhereToSendReset(platform: Platform, email: string): void {
  const { title, description, email: label, send, cancel } = messages.signInUp.reset;
  platform.alerts.show({
    title,
    description,
    inputs: [
      { id: 'reset-email', label, type: 'email', autoComplete: 'username', initialValue: email },
    ],
    buttons: [
      { title: cancel, style: 'secondary' },
      {
        title: send,
        style: 'primary',
        onClick: ({ getInputByID }) => void sendReset(platform, getInputByID('reset-email').trim()),
      },
    ],
  });
}

async function sendReset(platform: Platform, email: string): Promise<void> {
  const { sent, cancel, retry } = messages.signInUp.reset;
  try {
    await platform.session.sendPasswordResetEmail(email);
    platform.alerts.show(sent);
  } catch (error) {
    platform.alerts.show({
      title: messages.oops,
      description: error instanceof Error ? error.message : String(error),
      buttons: [
        { title: cancel, style: 'secondary' },
        { title: retry, style: 'primary', onClick: () => askWhereToSendReset(platform, email) },
      ],
    });
  }
}
