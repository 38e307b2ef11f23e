import type { LegalSection } from '../../legal/legal-text';

export const liability: LegalSection = {
  id: 'liability',
  title: 'Liability',
  body: (
    <>
      <p>
        We are liable without limit for damage caused on purpose or by gross negligence, for harm to
        life and health, and wherever the law does not allow a limit. Beyond that, liability is
        excluded as far as the law permits, in particular for slight negligence, for indirect damage
        and for what services of others do.
      </p>
      <p>
        We owe careful teaching, not a particular success in learning. The rights that consumers
        have by law stay untouched.
      </p>
    </>
  ),
};
