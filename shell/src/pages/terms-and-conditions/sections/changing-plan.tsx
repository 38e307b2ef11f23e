import type { LegalSection } from '../../legal/legal-text';

export const changingPlan: LegalSection = {
  id: 'changing-plan',
  title: 'Changing your plan',
  body: (
    <p>
      You can change to another plan or billing cycle whenever you like, in the place where you
      bought. A change to a higher plan takes effect once its payment is confirmed. A change to a
      lower plan takes effect when the period you have paid for ends; the first payment for the new
      plan is taken on that day.
    </p>
  ),
};
