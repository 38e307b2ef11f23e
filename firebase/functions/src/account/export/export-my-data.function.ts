import { ExportMyDataRequestSchema } from 'shared-contracts';
import { callable } from '../../platform/callable/callable';
import { requireMember } from '../../platform/callable/caller';
import { database } from '../../platform/database';
import { identities } from '../../people/identities';
import { exportMyData } from './export-my-data';

export const exportMyDataFunction = callable(
  'exportMyData',
  {
    request: ExportMyDataRequestSchema,
    auth: 'member',
    rate: 'everything',
    perHour: 20,
  },
  (_, caller) =>
    exportMyData(requireMember(caller), {
      db: database(),
      identities: identities(),
      now: () => new Date(),
    }),
);
