import { Link } from 'kit';
import type { LegalSection } from '../../legal/legal-text';

export const renewal: LegalSection = {
  id: 'renewal',
  title: 'Renewal and cancellation',
  body: (
    <>
      <p>
        A plan auto renews, cancel anytime: it renews by itself for another month or year until you
        cancel it. After cancelling you keep what you paid for until the end of the current period;
        then the plan ends and no more money is taken. Until that day you can resubscribe.
      </p>
      <p>You cancel where you bought:</p>
      <ul>
        <li>
          On the web: log in and open the <Link to="/subscriptions">subscriptions page</Link>. An
          e-mail to us before the renewal is just as good.
        </li>
        <li>On iOS: in the subscriptions of your App Store account.</li>
        <li>On Android: in the subscriptions of your Google Play account.</li>
      </ul>
      <p>
        A plan bought in a store is cancelled in that store. We cannot cancel or refund it, and
        removing the app or deleting your account does not cancel it either.
      </p>
    </>
  ),
};
