import type { LegalSection } from '../../legal/legal-text';

export const lawAndCourt: LegalSection = {
  id: 'law-and-court',
  title: 'Applicable law and court',
  body: (
    <>
      <p>
        Swiss law applies, without its conflict-of-law rules and without the UN Convention on
        Contracts for the International Sale of Goods. The court at Zürich has jurisdiction.
      </p>
      <p>
        If you are a consumer, the mandatory protection of the country you live in and the courts
        that the law gives you there remain open to you. If one clause is not valid, the others stay
        in force.
      </p>
    </>
  ),
};
