import { Link } from 'kit';
import { ExternalLink } from '../../ExternalLink';
import type { LegalSection } from '../../legal/legal-text';
import { MailLink } from '../../MailLink';

export const yourRights: LegalSection = {
  id: 'your-rights',
  title: 'Your rights',
  body: (
    <>
      <p>Wherever you live, you can:</p>
      <ul>
        <li>ask which data we hold about you, and have mistakes corrected;</li>
        <li>
          take your data with you: <Link to="/my-account">My account</Link> exports it as a file
          that other programs can read;
        </li>
        <li>
          delete your account and with it your data, also in{' '}
          <Link to="/my-account">My account</Link>. Only what{' '}
          <a href="#how-long">How long we keep it</a> names as an exception remains;
        </li>
        <li>
          withdraw a consent in <Link to="/settings">Settings</Link>, as easily as you gave it;
        </li>
        <li>
          object to processing that rests on our legitimate interest, or have it restricted while a
          question is open.
        </li>
      </ul>
      <p>
        A plan bought on the web ends with the account. A plan bought in an app store does not: only
        the store can end it, so cancel it there first.
      </p>
      <p>
        You can also write to <MailLink subject="My data" />. It costs nothing, and we answer within
        30 days. If we are not sure that it is you, we ask once, by the e-mail address of the
        account.
      </p>
      <p>
        You may complain to a supervisory authority: in Switzerland the{' '}
        <ExternalLink href="https://www.edoeb.admin.ch/">
          Federal Data Protection and Information Commissioner
        </ExternalLink>
        , in the European Union the authority where you live. We are glad if you write to us first.
      </p>
    </>
  ),
};
