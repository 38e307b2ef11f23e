import type { Firestore } from 'firebase-admin/firestore';
import {
  AppError,
  documentPaths,
  EntitlementSchema,
  FlashcardsSecretsSchema,
  type CallableRequest,
  type CallableResponse,
  type FlashcardsSecrets,
} from 'shared-contracts';
import type { Member } from '../platform/callable/caller';
import { parseStored } from '../platform/parse-stored';
import { decideAccess } from './access';

export interface FlashcardServices {
  readonly db: Firestore;
  /** Origin of the sounds, without a trailing slash. */
  readonly mediaOrigin: string;
  readonly now: () => Date;
}

const withUrl =
  (mediaOrigin: string) =>
  ({ Audio, ...card }: FlashcardsSecrets['flashcards'][number]) =>
    Audio === undefined ? card : { ...card, AudioUrl: `${mediaOrigin}/${Audio}` };

const notFound = (VideoID: string) =>
  new AppError('not-found', 'There are no flashcards for this lesson.', { VideoID });

/**
 * Gives the flashcards of one lesson, in the school's order. Costs two reads.
 *
 * @throws {AppError} `not-found` for a lesson that is unknown, unpublished or without cards;
 *   `permission-denied` without a plan that includes it, except for a teacher; `internal` when a
 *   stored document is malformed. Source: ROLE-visitor-flashcards, API-getFlashcards.
 */
export async function getFlashcards(
  { VideoID }: CallableRequest<'getFlashcardsCloudFunction'>,
  { uid, isTeacher }: Member,
  { db, mediaOrigin, now }: FlashcardServices,
): Promise<CallableResponse<'getFlashcardsCloudFunction'>> {
  const [stored, plan] = await db.getAll(
    db.collection('Flashcards').doc(VideoID),
    db.doc(documentPaths.entitlement(uid)),
  );
  const cards = parseStored(FlashcardsSecretsSchema, stored);
  if (cards === null) throw notFound(VideoID);
  const entitlement = parseStored(EntitlementSchema, plan);
  const question = { lesson: cards, isSignedIn: true, isTeacher, entitlement, now: now() };
  const access = decideAccess(question);
  switch (access.kind) {
    case 'granted':
      return { flashcards: cards.flashcards.map(withUrl(mediaOrigin)) };
    case 'not-published':
      throw notFound(VideoID);
    case 'not-signed-in':
      throw new AppError('unauthenticated', 'Please sign in.');
    case 'not-entitled':
      throw new AppError(
        'permission-denied',
        'Flashcards are part of BASIC and VIP.',
        access.refused,
      );
  }
}
