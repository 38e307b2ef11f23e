import type { LegalSection } from '../../legal/legal-text';
import { LearningData } from './LearningData';
import { PaymentData } from './PaymentData';

export const dataWeProcess: LegalSection = {
  id: 'data-we-process',
  title: 'Which data we process',
  body: (
    <>
      <h3>Your account</h3>
      <p>
        Your e-mail address and whether you have verified it, your username, a user ID, how you sign
        in (e-mail and password, Google or Apple), and when the account was created and last used.
        Your password is stored by the sign-in service as a one-way hash; we cannot read it.
      </p>
      <h3>Your consents</h3>
      <p>
        Your yes or no to three questions, each with the date of your answer: the terms and
        conditions and this policy (needed for an account), reminders about new lessons (optional),
        newsletters and promotional e-mails (optional).
      </p>
      <LearningData />
      <PaymentData />
      <h3>When you write to us</h3>
      <p>Your e-mail or support-chat message, the address it came from, and our answer.</p>
      <h3>Technical records</h3>
      <p>
        When your device fetches a page, a lesson or a video, our hosting records the IP address,
        the time, the address asked for, the kind of browser and whether it worked. We also count
        how often an account calls our services, so that nobody can overload them.
      </p>
    </>
  ),
};
