import { GetFlashcardsRequestSchema } from 'shared-contracts';
import { callable } from '../platform/callable/callable';
import { requireMember } from '../platform/callable/caller';
import { MEDIA_SIGNING_SECRET } from '../platform/config';
import { database } from '../platform/database';
import { mediaSettings } from '../media/media-urls';
import { getFlashcards } from './get-flashcards';

export const getFlashcardsCloudFunction = callable(
  'getFlashcardsCloudFunction',
  {
    request: GetFlashcardsRequestSchema,
    auth: 'member',
    rate: 'lesson',
    secrets: [MEDIA_SIGNING_SECRET],
  },
  (payload, caller) =>
    getFlashcards(payload, requireMember(caller), {
      db: database(),
      mediaOrigin: mediaSettings().origin,
      now: () => new Date(),
    }),
);
