import { CheckNameRequestSchema } from 'shared-contracts';
import { identities } from '../account/identities';
import { callable } from '../callable/callable';
import { requireMember } from '../callable/caller';
import { SCHOOL_NAME } from '../config';
import { database } from '../database';
import { checkName } from './check-name';
import { createReservedNames } from './known-names';

const reservedNames = createReservedNames(
  database,
  identities,
  () => SCHOOL_NAME.value(),
  Date.now,
);

export const checkNameFunction = callable(
  'checkName',
  { request: CheckNameRequestSchema, auth: 'member', rate: { burst: 20, perMinute: 10 } },
  (_, caller) =>
    checkName(requireMember(caller), {
      db: database(),
      identities: identities(),
      reservedNames,
    }),
);
