import { FUNCTIONS_REGION } from 'shared-contracts';
import type { LegalSection } from '../../legal/legal-text';

export const storage: LegalSection = {
  id: 'where-data-is-stored',
  title: 'Where data is stored',
  body: (
    <>
      <p>
        Your account, progress, comments and plan are stored on Google Cloud. Our server functions
        run in its region {FUNCTIONS_REGION} in the United States, so your data is also processed
        there. Stripe, RevenueCat, Zoom and Apple process data in the United States too.
      </p>
      <p>
        The United States count as offering adequate protection only for certified companies. Where
        a service is certified under the Swiss–U.S. and EU–U.S. Data Privacy Framework, the transfer
        rests on that; otherwise on the standard contractual clauses of the European Commission with
        the additions for Switzerland. Write to us if you would like a copy.
      </p>
    </>
  ),
};
