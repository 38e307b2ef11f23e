import {
  AppError,
  NOT_SIGNED_IN,
  parseLessonText,
  type Captions,
  type LessonLine,
  type Platform,
} from 'shared-contracts';
import { getSecureData, isNoSuchVideo } from './secure-data';

export type RefusalReason = 'not-signed-in' | 'no-plan' | 'not-found';

/** An opened lesson. */
export interface GrantedLesson {
  readonly kind: 'granted';
  readonly videoUrl: string;
  readonly lines: readonly LessonLine[];
  /** WebVTT texts; undefined: nobody wrote down when the lines are said. */
  readonly captions: Captions | undefined;
  /** Addresses of pictures. */
  readonly photos: readonly string[];
  /** Addresses of recordings. */
  readonly audios: readonly string[];
}

/** What the server answers about a lesson. Source: SPEC §4 Lesson access, INTERFACES §5. */
export type LessonAccess =
  GrantedLesson | { readonly kind: 'refused'; readonly reason: RefusalReason };

const refused = (reason: RefusalReason): LessonAccess => ({ kind: 'refused', reason });

/**
 * Opens a lesson.
 *
 * @throws {AppError} of SPEC §8; `internal` when access is granted without a video. An unknown id,
 *   or what can be no id at all, is no error but a refusal: the learner is told to check the
 *   address.
 */
export async function openLesson(platform: Platform, videoID: string): Promise<LessonAccess> {
  try {
    const data = await getSecureData(platform, videoID);
    if (!data.hasAccess) {
      return refused(data.error?.code === NOT_SIGNED_IN ? 'not-signed-in' : 'no-plan');
    }
    if (!data.VideoHLSurl) throw new AppError('internal', `Lesson ${videoID} has no video`);
    return {
      kind: 'granted',
      videoUrl: data.VideoHLSurl,
      lines: parseLessonText(data.Text ?? ''),
      captions: data.Captions,
      photos: data.Photos ?? [],
      audios: data.Audios ?? [],
    };
  } catch (error) {
    if (isNoSuchVideo(error)) return refused('not-found');
    throw error;
  }
}
