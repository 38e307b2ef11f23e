import type { LegalSection } from '../../legal/legal-text';

export const account: LegalSection = {
  id: 'account',
  title: 'Your account',
  body: (
    <ul>
      <li>You need to be at least 16, or have a parent or guardian who agrees for you.</li>
      <li>Give an e-mail address that reaches you; we send what concerns your plan there.</li>
      <li>
        An account is for one person. Keep your password to yourself and do not share your access.
      </li>
      <li>Choose a username that you would also use in a classroom: others see it.</li>
      <li>If somebody else seems to use your account, change the password and tell us.</li>
      <li>An account without a plan costs nothing.</li>
    </ul>
  ),
};
