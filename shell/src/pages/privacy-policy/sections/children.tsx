import type { LegalSection } from '../../legal/legal-text';
import { MailLink } from '../../MailLink';

export const children: LegalSection = {
  id: 'children',
  title: 'Children',
  body: (
    <p>
      Grüezi is made for adults and for young people from 16. Younger learners need a parent or
      guardian who opens the account and agrees for them. If a child has opened an account without
      that, write to <MailLink subject="Account of a child" /> and we delete it.
    </p>
  ),
};
