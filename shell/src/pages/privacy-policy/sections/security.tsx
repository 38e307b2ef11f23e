import type { LegalSection } from '../../legal/legal-text';

export const security: LegalSection = {
  id: 'security',
  title: 'Security',
  body: (
    <>
      <p>
        All connections are encrypted. Rules in the database let each account read and write only
        what belongs to it; plans, prices and access are decided on the server. Only people who run
        the school can reach the database, and only where the work asks for it.
      </p>
      <p>
        If a breach is likely to put you at high risk, we tell you and the competent authority
        without delay.
      </p>
    </>
  ),
};
