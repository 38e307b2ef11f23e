import { Link } from 'kit';
import type { LegalSection } from '../../legal/legal-text';
import { MailLink } from '../../MailLink';

export const changes: LegalSection = {
  id: 'changes',
  title: 'Changes to these terms',
  body: (
    <p>
      We may change these terms for good reason, such as a new function or a new law. We send
      account holders the new wording by e-mail at least 30 days before it applies. If you do not
      agree, you can cancel until then, and the old terms hold until your plan ends.
    </p>
  ),
};

export const contact: LegalSection = {
  id: 'contact',
  title: 'Contact',
  body: (
    <p>
      Write to <MailLink /> or see the <Link to="/contact">contact page</Link> for what to mention.
      Most disagreements are settled by one friendly e-mail; please try that first.
    </p>
  ),
};
