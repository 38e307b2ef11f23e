import { Link } from 'kit';
import type { LegalSection } from '../../legal/legal-text';
import { MailLink } from '../../MailLink';
import { OPERATOR } from '../../operator';

export const scope: LegalSection = {
  id: 'scope',
  title: 'Who we are and what these terms cover',
  body: (
    <>
      <p>
        {OPERATOR.product} is a website and mobile app for learning Swiss German. It is run by
        (sample operator):
      </p>
      <address>
        {OPERATOR.name}
        <br />
        {OPERATOR.place}, {OPERATOR.country}
        <br />
        <MailLink />
      </address>
      <p>
        These terms are the contract between you and us once you open an account. You agree to them
        when you sign up, log in or subscribe. How we handle personal data is described in the{' '}
        <Link to="/privacy-policy">privacy policy</Link>; what the lessons can and cannot promise is
        described in the <Link to="/disclaimer">disclaimer</Link>.
      </p>
    </>
  ),
};
