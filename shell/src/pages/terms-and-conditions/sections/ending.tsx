import { Link } from 'kit';
import type { LegalSection } from '../../legal/legal-text';

export const ending: LegalSection = {
  id: 'ending',
  title: 'Ending the contract',
  body: (
    <>
      <p>
        You can delete your account at any time in <Link to="/my-account">My account</Link>. A plan
        bought on the web ends with it. A plan bought in a store has to be cancelled there first.
      </p>
      <p>
        We may end the contract with 30 days’ notice by e-mail and then refund what you have paid
        for the time after. If you break these terms seriously or again after a warning, we may
        close the account at once.
      </p>
    </>
  ),
};
