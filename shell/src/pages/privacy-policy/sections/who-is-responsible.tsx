import type { LegalSection } from '../../legal/legal-text';
import { MailLink } from '../../MailLink';
import { OPERATOR } from '../../operator';

export const whoIsResponsible: LegalSection = {
  id: 'who-is-responsible',
  title: 'Who is responsible',
  body: (
    <>
      <p>
        The controller of your personal data is the operator of {OPERATOR.product} (sample
        operator):
      </p>
      <address>
        {OPERATOR.name}
        <br />
        {OPERATOR.place}, {OPERATOR.country}
        <br />
        <MailLink subject="Privacy" />
      </address>
      <p>
        This policy follows the Swiss Federal Act on Data Protection (FADP, in German DSG) as
        revised on 1 September 2023. Where you live in the European Union or the European Economic
        Area, it also follows the General Data Protection Regulation (GDPR).
      </p>
      <p>
        We are a small school and have not appointed a data protection officer. Whoever reads the
        address above also answers questions about privacy.
      </p>
    </>
  ),
};
