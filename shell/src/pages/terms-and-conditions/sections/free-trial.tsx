import type { LegalSection } from '../../legal/legal-text';

export const freeTrial: LegalSection = {
  id: 'free-trial',
  title: 'Free trial',
  body: (
    <>
      <p>
        Where a plan has a free trial, its length in days is shown before you order. You enter a
        means of payment at the start, and the first payment is taken when the trial ends. If you
        cancel before that, you pay nothing and can use the plan until the last day of the trial.
      </p>
      <p>
        The free trial is there once per person, with a first subscription, and not again after an
        account was deleted and reopened. Private lessons have no free trial.
      </p>
    </>
  ),
};
