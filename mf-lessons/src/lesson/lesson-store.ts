import {
  type RefusedAccess,
  AppError,
  isLoggedIn,
  NOT_SIGNED_IN,
  refusedAccessOf,
  type AsyncState,
  type Platform,
} from 'shared-contracts';
import { showRefusal, type LeadingAlert } from 'kit/locked';
import type { Stream } from 'kit/stream';
import { createAccessStore, type AccessStore } from '../access/access-store';
import { lesson } from '../messages/lesson';
import { takePlayWish } from '../player/play-wish';
import { getSecureData, isNoSuchVideo, openedVideo, type OpenedVideo } from './secure-video';

/** Why a lesson is closed. The server gives the reason for a member. */
export type Refusal =
  { readonly reason: 'not-signed-in' } | { readonly reason: 'not-found' } | RefusedAccess;

export interface GrantedLesson extends OpenedVideo {
  readonly kind: 'granted';
  readonly photos: readonly string[];
  readonly audios: readonly string[];
  readonly hasGrammar?: boolean | undefined;
}

/**
 * The server's answer about a lesson. Source: ACCESS-granted, ACCESS-denied, ACCESS-not-signed-in.
 */
export type LessonAccess = GrantedLesson | { readonly kind: 'refused'; readonly refusal: Refusal };

const refused = (refusal: Refusal): LessonAccess => ({ kind: 'refused', refusal });

/**
 * Asks the server for a lesson. An unknown or invalid id is a refusal, not an error: the screen
 * asks the learner to check the address.
 *
 * @param isWanted called when the answer arrives: whether to fetch the film's first files
 * @throws {AppError} of the call; `internal` when access is granted without a video
 */
async function openLesson(
  platform: Platform,
  videoID: string,
  isWanted = () => true,
): Promise<LessonAccess> {
  try {
    const data = await getSecureData(platform, videoID);
    if (!data.hasAccess) {
      if (data.error?.code === NOT_SIGNED_IN) return refused({ reason: 'not-signed-in' });
      // Older servers gave no reason.
      return refused(refusedAccessOf(data) ?? { reason: 'no-plan' });
    }
    const video = openedVideo(data, isWanted);
    if (!video) throw new AppError('internal', `Lesson ${videoID} has no video`);
    const { Photos = [], Audios = [], hasGrammar } = data;
    return { kind: 'granted', ...video, photos: Photos, audios: Audios, hasGrammar };
  } catch (error) {
    if (isNoSuchVideo(error)) return refused({ reason: 'not-found' });
    throw error;
  }
}

export interface LessonStore extends AccessStore<LessonAccess> {
  /**
   * Gets a fresh URL of the video, after the server refused the token of the first.
   *
   * @throws {AppError} when the server gives none
   */
  renewStream(): Promise<Stream>;
}

/**
 * The alert of ERROR-lesson-no-access, for visitors and for unknown lessons. A visitor returns to
 * the lesson after the log-in. From an unknown lesson a member goes home. Any other refusal of a
 * member has no alert: the panel over the picture names the reason (decision 37).
 */
function noAccess({ session }: Platform, { reason }: Refusal): LeadingAlert | undefined {
  if (reason !== 'not-signed-in' && reason !== 'not-found') return undefined;
  const isOwnMistake = reason === 'not-found' && isLoggedIn(session.state$.value);
  return {
    ...lesson.noAccess,
    redirectTo: isOwnMistake ? '/sign-in-up?next=/home' : '/sign-in-up',
  };
}

/**
 * The store of one opened lesson. A refusal drops a pending wish to play it. Source: ACCESS-denied,
 * ERROR-lesson-no-access.
 */
export function createLessonStore(platform: Platform, videoID: string): LessonStore {
  const announce = (outcome: AsyncState<LessonAccess>) => {
    // Other failures show no alert (ERROR-other-silent); the screen shows them in place.
    if (outcome.status === 'failure') {
      platform.log.warn('The lesson could not be opened', { videoID, error: outcome.error });
    }
    if (outcome.status !== 'success') return;
    if (outcome.value.kind === 'granted') {
      platform.events.emit('lessonOpened', { VideoID: videoID });
      return;
    }
    takePlayWish(platform, videoID);
    const { refusal } = outcome.value;
    const alert = noAccess(platform, refusal);
    if (alert) showRefusal(platform, alert, refusal.reason !== 'not-found');
  };
  return {
    ...createAccessStore(platform, (isWanted) => openLesson(platform, videoID, isWanted), announce),
    async renewStream() {
      const access = await openLesson(platform, videoID);
      if (access.kind === 'granted') return access.stream;
      throw new AppError('permission-denied', `No access any more: ${access.refusal.reason}`);
    },
  };
}
