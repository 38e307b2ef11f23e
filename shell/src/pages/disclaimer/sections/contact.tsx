import { Link } from 'kit';
import type { LegalSection } from '../../legal/legal-text';
import { MailLink } from '../../MailLink';

export const contact: LegalSection = {
  id: 'contact',
  title: 'Found a mistake?',
  body: (
    <p>
      Write to <MailLink subject="Mistake in a lesson" />, with the lesson and the sentence, and we
      look at it. What else we can help with is on the <Link to="/contact">contact page</Link>.
    </p>
  ),
};
