import { Link } from 'kit';
import type { LegalSection } from '../../legal/legal-text';
import { MailLink } from '../../MailLink';

export const changes: LegalSection = {
  id: 'changes',
  title: 'Changes to this policy',
  body: (
    <p>
      When the service changes, this policy changes with it; the date at the top says when. If a
      change matters to you, for instance a new recipient or a new purpose, we tell account holders
      by e-mail before it takes effect, and ask for your consent where the law requires it.
    </p>
  ),
};

export const contact: LegalSection = {
  id: 'contact',
  title: 'Contact',
  body: (
    <p>
      Questions about your data: <MailLink subject="Privacy" />. For everything else there is the{' '}
      <Link to="/contact">contact page</Link>.
    </p>
  ),
};
