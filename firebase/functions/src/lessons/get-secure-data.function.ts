import { GetSecureDataRequestSchema } from 'shared-contracts';
import { callable } from '../platform/callable/callable';
import { MEDIA_SIGNING_SECRET } from '../platform/config';
import { database } from '../platform/database';
import { mediaSettings } from '../media/media-urls';
import { getSecureData } from './get-secure-data';

export const getSecureData_v2_0 = callable(
  'getSecureData_v2_0',
  {
    request: GetSecureDataRequestSchema,
    rate: 'lesson',
    secrets: [MEDIA_SIGNING_SECRET],
  },
  (payload, caller) =>
    getSecureData(payload, caller, {
      db: database(),
      media: mediaSettings(),
      now: () => new Date(),
    }),
);
