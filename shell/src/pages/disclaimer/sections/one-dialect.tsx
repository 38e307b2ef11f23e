import { Dialect } from 'kit';
import type { LegalSection } from '../../legal/legal-text';

export const oneDialect: LegalSection = {
  id: 'one-dialect',
  title: 'One dialect of many',
  body: (
    <p>
      Our lessons teach Zürich German (<Dialect>Züritüütsch</Dialect>). In Bern, Basel, the Valais
      or the Grisons words, sounds and grammar are different, sometimes so much that Swiss people
      ask twice. You will be understood with Zürich German in all of German-speaking Switzerland;
      you may need time to understand everyone else.
    </p>
  ),
};
