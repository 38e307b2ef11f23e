import { GetGrammarPdfUrlRequestSchema } from 'shared-contracts';
import { callable } from '../platform/callable/callable';
import { requireMember } from '../platform/callable/caller';
import { MEDIA_SIGNING_SECRET } from '../platform/config';
import { database } from '../platform/database';
import { mediaSettings } from '../media/media-urls';
import { getGrammarPdfUrl } from './get-grammar-pdf-url';

export const getGrammarPDFurl = callable(
  'getGrammarPDFurl',
  {
    request: GetGrammarPdfUrlRequestSchema,
    auth: 'member',
    rate: 'press',
    secrets: [MEDIA_SIGNING_SECRET],
  },
  (payload, caller) =>
    getGrammarPdfUrl(payload, requireMember(caller), {
      db: database(),
      media: mediaSettings(),
      now: () => new Date(),
    }),
);
