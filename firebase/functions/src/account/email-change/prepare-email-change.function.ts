import { PrepareEmailChangeRequestSchema } from 'shared-contracts';
import { callable } from '../../platform/callable/callable';
import { requireMember } from '../../platform/callable/caller';
import { PSEUDONYM_KEY } from '../../platform/config';
import { database } from '../../platform/database';
import { identities } from '../../people/identities';
import { prepareEmailChange } from './prepare-email-change';

export const prepareEmailChangeFunction = callable(
  'prepareEmailChange',
  {
    request: PrepareEmailChangeRequestSchema,
    auth: 'member',
    rate: 'probe',
    perHour: 30,
    secrets: [PSEUDONYM_KEY],
  },
  (payload, caller) =>
    prepareEmailChange(payload, requireMember(caller), {
      db: database(),
      identities: identities(),
      pseudonymKey: PSEUDONYM_KEY.value(),
    }),
);
