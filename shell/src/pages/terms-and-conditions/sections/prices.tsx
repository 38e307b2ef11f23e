import type { LegalSection } from '../../legal/legal-text';

export const prices: LegalSection = {
  id: 'prices',
  title: 'Prices and payment',
  body: (
    <>
      <p>
        Prices on the web are in Swiss francs and include tax. The price that holds for you is the
        one shown when you order. You pay by card through Stripe. In the mobile apps, Apple or
        Google sells the plan, in the currency and at the price that the store shows, and under the
        terms of the store.
      </p>
      <p>
        You pay at the beginning of each month or year, depending on the billing cycle you chose. If
        a charge fails, your plan does not stop at once: the charge is tried again and you can
        update your card. If it stays unpaid, the plan ends.
      </p>
      <p>
        If a price rises, we tell you by e-mail at least 30 days before it applies to you. You can
        cancel until then; a period you have already paid for costs no more.
      </p>
    </>
  ),
};
