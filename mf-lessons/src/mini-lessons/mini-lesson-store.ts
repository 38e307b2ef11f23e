import { perPlatform } from 'common';
import { AppError, type AsyncState, type Platform } from 'shared-contracts';
import { planOfferNow } from 'kit/locked';
import type { Stream } from 'kit/stream';
import { createAccessStore, type AccessStore } from '../access/access-store';
import { getSecureData, openedVideo, type OpenedVideo } from '../lesson/secure-video';
import { miniLesson } from '../messages/mini-lesson';
import { createPlayerControl, type PlayerControl } from '../player/control/player-control';
import { takePlayWish } from '../player/play-wish';

/** The server's answer about a mini lesson. */
export type MiniLessonAccess =
  ({ readonly kind: 'granted' } & OpenedVideo) | { readonly kind: 'members-only' };

export interface MiniLessonStore extends AccessStore<MiniLessonAccess> {
  readonly control: PlayerControl;
  /**
   * Gets a fresh URL of the video, after the server refused the token of the first.
   *
   * @throws {AppError} when the server gives none
   */
  renewStream(): Promise<Stream>;
}

/**
 * Asks the server for a mini lesson. An answer without video URL or text means subscribers only.
 * Source: MINI-needs-url-and-text.
 */
async function openMiniLesson(
  platform: Platform,
  lessonID: string,
  isWanted = () => true,
): Promise<MiniLessonAccess> {
  const data = await getSecureData(platform, lessonID);
  const video = data.Text ? openedVideo(data, isWanted) : undefined;
  return video ? { kind: 'granted', ...video } : { kind: 'members-only' };
}

/**
 * Remembers whether the last mini lesson opened the sales dialog, so that two never come in a row.
 */
const salesOf = perPlatform(() => ({ wasShown: false }));

/**
 * The store of one opened mini lesson. It shows the dialogs of ERROR-mini-lookup and
 * ERROR-mini-missing. A second locked mini lesson in a row shows no dialog, because the panel over
 * its picture says the same. The dialog promises a free trial only to learners who may have one. A
 * refusal drops a pending wish to play.
 *
 * @param isOwnPage whether the page was composed for it: the film then waits, and its first files
 *   are not fetched with the answer
 */
export function createMiniLessonStore(
  platform: Platform,
  lessonID: string,
  { isOwnPage = false }: { readonly isOwnPage?: boolean } = {},
): MiniLessonStore {
  const { failed, membersOnly } = miniLesson;

  const announce = (outcome: AsyncState<MiniLessonAccess>) => {
    if (outcome.status === 'failure') {
      platform.log.warn('The mini lesson could not be opened', { lessonID, error: outcome.error });
      // Without a network the panel says what to do; an alert would cover it.
      if (navigator.onLine) platform.alerts.show(failed);
    }
    if (outcome.status !== 'success') return;
    const sales = salesOf(platform);
    if (outcome.value.kind === 'granted') {
      sales.wasShown = false;
      platform.events.emit('lessonOpened', { VideoID: lessonID });
      return;
    }
    takePlayWish(platform, lessonID);
    if (!sales.wasShown) {
      sales.wasShown = true;
      const { title, notNow, trial, noTrial } = membersOnly;
      // Until the plan is known, assume that the learner may have a trial. Source:
      // CONST-mini-trial.
      const isKnown = platform.entitlement$.value.status === 'success';
      const isNew = !isKnown || planOfferNow(platform, 'BASIC').kind === 'try';
      const { description, action } = isNew ? trial : noTrial;
      platform.alerts.show({
        title,
        description,
        buttons: [
          { title: notNow, style: 'secondary' },
          { title: action, style: 'primary', redirectTo: '/subscriptions' },
        ],
      });
    }
  };

  return {
    ...createAccessStore(
      platform,
      (isWanted) => openMiniLesson(platform, lessonID, () => isWanted() && !isOwnPage),
      announce,
    ),
    control: createPlayerControl(platform.preferences, platform.log),
    async renewStream() {
      const access = await openMiniLesson(platform, lessonID);
      if (access.kind === 'granted') return access.stream;
      throw new AppError('permission-denied', 'No access any more');
    },
  };
}
