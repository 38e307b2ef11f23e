import { Link } from 'kit';
import type { LegalSection } from '../../legal/legal-text';

export const plans: LegalSection = {
  id: 'plans',
  title: 'What the plans contain',
  body: (
    <>
      <p>Without a plan you can watch the free mini lessons.</p>
      <h3>BASIC</h3>
      <ul>
        <li>a new short video every week, 2 to 5 minutes long;</li>
        <li>all previous videos, more than 60;</li>
        <li>translations;</li>
        <li>flashcards for each video.</li>
      </ul>
      <h3>VIP</h3>
      <ul>
        <li>everything in BASIC;</li>
        <li>live lessons, Mondays 8 PM;</li>
        <li>text chat during the live lessons;</li>
        <li>speaking practice on Zoom;</li>
        <li>recordings of live lessons.</li>
      </ul>
      <h3>PRIVATE</h3>
      <p>
        Private lessons with a teacher at a fixed weekly hour, together with what VIP contains. This
        plan is sold on the web only. See <a href="#private-lessons">Private lessons</a>.
      </p>
      <p>
        What a plan contains is also written on its card on the{' '}
        <Link to="/subscriptions">subscriptions page</Link>. A holiday week can pass without a new
        video or live lesson; we announce that beforehand.
      </p>
    </>
  ),
};
