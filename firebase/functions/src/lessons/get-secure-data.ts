import type { Firestore } from 'firebase-admin/firestore';
import {
  AppError,
  NOT_SIGNED_IN,
  type CallableResponse,
  type LessonSecrets,
  type SecureData,
} from 'shared-contracts';
import type { Caller } from '../platform/callable/caller';
import { videoUrl, type MediaSettings } from '../media/media-urls';
import { decideAccess, readLesson } from './access';

export interface SecureDataServices {
  readonly db: Firestore;
  readonly media: MediaSettings;
  readonly now: () => Date;
}

/** @param url of the lesson's video */
function open(lesson: LessonSecrets, url: string, { origin }: MediaSettings): SecureData {
  const absolute = (path: string) => `${origin}/${path}`;
  return {
    hasAccess: true,
    Text: lesson.Text,
    VideoHLSurl: url,
    Opening: [url, ...lesson.opening.map((path) => new URL(path, url).href)],
    Photos: lesson.Photos.map(absolute),
    Audios: lesson.Audios.map(absolute),
    ...(lesson.Captions && { Captions: lesson.Captions }),
    ...(lesson.chapters && { Chapters: lesson.chapters }),
    ...(lesson.Lines && {
      Lines: {
        voice: lesson.Lines.voice,
        urls: lesson.Lines.paths.map((path) => (path === null ? null : absolute(path))),
      },
    }),
    ...(lesson.questions && { Questions: lesson.questions }),
    ...(lesson.words && { Words: lesson.words }),
    ...(lesson.german && { German: lesson.german }),
    ...(lesson.differences && { Differences: lesson.differences }),
    ...(lesson.isMusicOnly && { isMusicOnly: true }),
    ...(lesson.isSample && { isSample: true }),
    ...(lesson.grammar && { hasGrammar: true }),
    ...(lesson.cards !== undefined && { Cards: lesson.cards }),
  };
}

const notFound = (videoID: string) =>
  new AppError('not-found', 'There is no such lesson.', { videoID });

/**
 * Gives the protected part of a lesson, or the reason why the caller may not open the lesson.
 *
 * @throws {AppError} `not-found` for an unknown or unpublished id; `internal` when a stored
 *   document is malformed. Source: API-getSecureData.
 */
export async function getSecureData(
  { videoID }: { readonly videoID: string },
  caller: Caller,
  { db, media, now }: SecureDataServices,
): Promise<CallableResponse<'getSecureData_v2_0'>> {
  const { lesson, entitlement } = await readLesson(db, videoID, caller);
  if (lesson === null) throw notFound(videoID);
  const time = now();
  const isSignedIn = caller.kind === 'member';
  const isTeacher = isSignedIn && caller.isTeacher;
  const uid = isSignedIn ? caller.uid : null;
  const plan = lesson.requiredTier === 0 ? null : entitlement();
  const access = decideAccess({ lesson, isSignedIn, isTeacher, entitlement: plan, now: time });
  switch (access.kind) {
    case 'granted':
      return open(lesson, videoUrl({ ...lesson, videoID }, uid, media, time), media);
    case 'not-published':
      throw notFound(videoID);
    case 'not-signed-in':
      return { hasAccess: false, error: { code: NOT_SIGNED_IN } };
    case 'not-entitled':
      return { hasAccess: false, ...access.refused };
  }
}
