import type { Firestore } from 'firebase-admin/firestore';
import {
  AppError,
  documentPaths,
  EntitlementSchema,
  GrammarIndexSchema,
  LessonSecretsSchema,
  TIER,
  type CallableRequest,
  type CallableResponse,
} from 'shared-contracts';
import type { Member } from '../platform/callable/caller';
import { grammarUrl, type MediaSettings } from '../media/media-urls';
import { parseStored } from '../platform/parse-stored';
import { decideAccess } from './access';

export interface GrammarServices {
  readonly db: Firestore;
  readonly media: MediaSettings;
  readonly now: () => Date;
}

/** Finds the PDF of a lesson, or the overview of all lessons; `id` is null without a PDF. */
async function readGrammar(
  db: Firestore,
  videoID: string | undefined,
  uid: string,
): Promise<{
  readonly id: string | null;
  readonly plan: FirebaseFirestore.DocumentSnapshot | undefined;
}> {
  const entitlement = db.doc(documentPaths.entitlement(uid));
  if (videoID === undefined) {
    const [index, plan] = await db.getAll(db.doc('GrammarIndex/general'), entitlement);
    return { id: parseStored(GrammarIndexSchema, index)?.id ?? null, plan };
  }
  const [stored, plan] = await db.getAll(db.collection('LessonSecrets').doc(videoID), entitlement);
  const lesson = parseStored(LessonSecretsSchema, stored);
  return { id: lesson?.isAvailable === true ? (lesson.grammar ?? null) : null, plan };
}

/**
 * Gives an address of a grammar PDF for the next minutes: that of one lesson, or without a lesson
 * the overview. Every plan includes it, also for a VIP lesson. Costs two reads.
 *
 * @throws {AppError} `not-found` for an unknown or unpublished lesson; `permission-denied` without
 *   a plan, except for a teacher; `internal` when a stored document is malformed.
 *   Source: API-getGrammarPDFurl.
 */
export async function getGrammarPdfUrl(
  { videoID }: CallableRequest<'getGrammarPDFurl'>,
  { uid, isTeacher }: Member,
  { db, media, now }: GrammarServices,
): Promise<CallableResponse<'getGrammarPDFurl'>> {
  const { id, plan } = await readGrammar(db, videoID, uid);
  if (id === null) throw new AppError('not-found', 'There is no grammar for this lesson.');
  const lesson = { isAvailable: true, requiredTier: TIER.BASIC };
  const entitlement = parseStored(EntitlementSchema, plan);
  const time = now();
  const question = { lesson, isSignedIn: true, isTeacher, entitlement, now: time };
  if (decideAccess(question).kind !== 'granted') {
    throw new AppError('permission-denied', 'Grammar material is part of BASIC and VIP.');
  }
  return { url: grammarUrl(id, uid, media, time) };
}
