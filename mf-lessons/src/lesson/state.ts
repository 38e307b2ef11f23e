import { AppError, isLoggedIn, type Alert, type AsyncState, type Platform } from 'shared-contracts';
import { lesson } from '../messages/lesson';
import { createAccessStore, type AccessStore } from './access-store';
import { openLesson, type LessonAccess, type RefusalReason } from './lesson-access';

export interface LessonStore extends AccessStore<LessonAccess> {
  /**
   * A fresh URL of the video, after the server refused the token of the first.
   *
   * @throws {AppError} when it cannot be had
   */
  renewUrl(): Promise<string>;
}

/**
 * SPEC §8, 'Lesson no access'. A visitor comes back to the lesson after logging in. Who is logged in
 * goes on from there to the plans; no plan opens a lesson that does not exist, hence home.
 */
function noAccess({ session }: Platform, reason: RefusalReason): Alert {
  const isOwnMistake = reason === 'not-found' && isLoggedIn(session.state$.value);
  return {
    ...lesson.noAccess,
    redirectTo: isOwnMistake ? '/sign-in-up?next=/home' : '/sign-in-up',
  };
}

/** Log-in that leads back to the lesson. */
export const logInPath = (videoID: string): string =>
  `/sign-in-up?next=${encodeURIComponent(`/videos/${encodeURIComponent(videoID)}`)}&startWithLogIn=true`;

/** One opened lesson. Source: SPEC §4 Lesson access, §8. */
export function createLessonStore(platform: Platform, videoID: string): LessonStore {
  const announce = (outcome: AsyncState<LessonAccess>) => {
    // Other failures show no alert (SPEC §8, 'Other failures'); the screen shows them in place.
    if (outcome.status === 'failure') {
      platform.log.warn('The lesson could not be opened', { videoID, error: outcome.error });
    }
    if (outcome.status !== 'success') return;
    if (outcome.value.kind === 'granted') {
      platform.events.emit('lessonOpened', { VideoID: videoID });
    } else {
      platform.alerts.show(noAccess(platform, outcome.value.reason));
    }
  };
  return {
    ...createAccessStore(platform, () => openLesson(platform, videoID), announce),
    async renewUrl() {
      const access = await openLesson(platform, videoID);
      if (access.kind === 'granted') return access.videoUrl;
      throw new AppError('permission-denied', `No access any more: ${access.reason}`);
    },
  };
}
