import { Link } from 'kit';
import type { LegalSection } from '../../legal/legal-text';

export const inShort: LegalSection = {
  id: 'in-short',
  title: 'In short',
  body: (
    <ul>
      <li>We process what an account, your lessons and your plan need, and no more.</li>
      <li>
        There is no advertising, there are no advertising trackers, and we do not sell your data.
      </li>
      <li>
        Card details go to the card processor or to the app store. They never reach our servers.
      </li>
      <li>Reminders and newsletters come only if you said yes, and stop when you say no.</li>
      <li>
        You can change your consents in <Link to="/settings">Settings</Link> and download or delete
        your data in <Link to="/my-account">My account</Link>.
      </li>
    </ul>
  ),
};
