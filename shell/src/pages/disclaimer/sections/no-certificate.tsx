import type { LegalSection } from '../../legal/legal-text';

export const noCertificate: LegalSection = {
  id: 'no-certificate',
  title: 'No language certificate',
  body: (
    <p>
      Grüezi is not an examination body. Difficulty levels are our own and do not correspond to the
      levels A1 to C2 of the European framework. A finished lesson, a progress line or a plan is no
      proof of language skills for residence permits, naturalisation, schools or employers; these
      usually ask for a recognised certificate of standard German, French or Italian.
    </p>
  ),
};
