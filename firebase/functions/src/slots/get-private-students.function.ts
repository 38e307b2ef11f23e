import { GetPrivateStudentsRequestSchema } from 'shared-contracts';
import { callable } from '../platform/callable/callable';
import { database } from '../platform/database';
import { identities } from '../people/identities';
import { getPrivateStudents } from './get-private-students';

export const getPrivateStudentsFunction = callable(
  'getPrivateStudents',
  { request: GetPrivateStudentsRequestSchema, auth: 'member', rate: 'page' },
  (_, caller) =>
    getPrivateStudents(caller, {
      db: database(),
      identities: identities(),
      now: () => new Date(),
    }),
);
