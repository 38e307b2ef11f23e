import { PrepareEmailChangeRequestSchema } from 'shared-contracts';
import { callable } from '../../callable/callable';
import { requireMember } from '../../callable/caller';
import { database } from '../../database';
import { identities } from '../identities';
import { prepareEmailChange } from './prepare-email-change';

export const prepareEmailChangeFunction = callable(
  'prepareEmailChange',
  {
    request: PrepareEmailChangeRequestSchema,
    auth: 'member',
    // Slow, because the answer tells whether an address has an account.
    rate: { burst: 10, perMinute: 2 },
    perHour: 30,
  },
  (payload, caller) =>
    prepareEmailChange(payload, requireMember(caller), {
      db: database(),
      identities: identities(),
    }),
);
