import { PrepareDownloadRequestSchema } from 'shared-contracts';
import { identities } from '../../people/identities';
import { callable } from '../../platform/callable/callable';
import { requireMember } from '../../platform/callable/caller';
import { MEDIA_SIGNING_SECRET } from '../../platform/config';
import { database } from '../../platform/database';
import { mediaSettings } from '../media-urls';
import { prepareDownload } from './prepare-download';

/** Files that a member may make in an hour. Each stores up to 200,000 characters for a day. */
const PER_HOUR = 50;

export const prepareDownloadFunction = callable(
  'prepareDownload',
  {
    request: PrepareDownloadRequestSchema,
    auth: 'member',
    rate: 'file',
    perHour: PER_HOUR,
    secrets: [MEDIA_SIGNING_SECRET],
  },
  (payload, caller) =>
    prepareDownload(payload, requireMember(caller), {
      db: database(),
      identities: identities(),
      media: mediaSettings(),
      now: () => new Date(),
    }),
);
