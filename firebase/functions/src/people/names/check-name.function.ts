import { CheckNameRequestSchema } from 'shared-contracts';
import { identities } from '../identities';
import { callable } from '../../platform/callable/callable';
import { requireMember } from '../../platform/callable/caller';
import { SCHOOL_NAME } from '../../platform/config';
import { database } from '../../platform/database';
import { checkName, judgeName } from './check-name';
import { createReservedNames } from './known-names';

const reservedNames = createReservedNames(
  database,
  identities,
  () => SCHOOL_NAME.value(),
  Date.now,
);

export const checkNameFunction = callable(
  'checkName',
  // A visitor may check a name before signing up with it.
  { request: CheckNameRequestSchema, rate: 'attempt' },
  ({ Username }, caller) =>
    Username === undefined
      ? checkName(requireMember(caller), {
          db: database(),
          identities: identities(),
          reservedNames,
        })
      : judgeName(Username, caller, { db: database(), reservedNames }),
);
