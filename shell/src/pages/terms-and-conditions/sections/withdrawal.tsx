import type { LegalSection } from '../../legal/legal-text';
import { MailLink } from '../../MailLink';

export const withdrawal: LegalSection = {
  id: 'withdrawal',
  title: 'Right of withdrawal',
  body: (
    <>
      <p>
        If you are a consumer and live in the European Union, the European Economic Area or the
        United Kingdom, you can withdraw from a plan bought on the web within 14 days of ordering,
        without giving a reason. A clear statement is enough, for instance an e-mail to{' '}
        <MailLink subject="Withdrawal" /> with your name, the e-mail address of your account and the
        day you ordered. It is in time if you send it before the 14 days are over.
      </p>
      <p>
        We then pay back what you paid within 14 days, by the same means of payment and without a
        fee. If you asked us to start before the 14 days were over, we may keep the part that
        corresponds to the days until your withdrawal and to private lessons already held.
      </p>
      <p>
        Swiss law has no such right for plans bought online. For plans bought in a store, the refund
        rules of the store apply.
      </p>
    </>
  ),
};
