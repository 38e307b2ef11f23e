import {
  AppError,
  parseLessonText,
  type AsyncState,
  type Captions,
  type LessonLine,
  type Platform,
} from 'shared-contracts';
import { createAccessStore, type AccessStore } from '../lesson/access-store';
import { getSecureData } from '../lesson/secure-data';
import { miniLesson } from '../messages/mini-lesson';
import { createPlayerControl, type PlayerControl } from '../player/control/player-control';

/** What the server answers about a mini lesson. */
export type MiniLessonAccess =
  | {
      readonly kind: 'granted';
      readonly videoUrl: string;
      readonly lines: readonly LessonLine[];
      /** WebVTT texts; undefined: nobody wrote down when the lines are said. */
      readonly captions: Captions | undefined;
    }
  | { readonly kind: 'members-only' };

export interface MiniLessonStore extends AccessStore<MiniLessonAccess> {
  /** Of its video. */
  readonly control: PlayerControl;
  /**
   * A fresh URL of the video, after the server refused the token of the first.
   *
   * @throws {AppError} when it cannot be had
   */
  renewUrl(): Promise<string>;
}

/** A mini lesson needs both video URL and text, else it is for members only. Source: SPEC §4. */
async function openMiniLesson(platform: Platform, lessonID: string): Promise<MiniLessonAccess> {
  const { VideoHLSurl, Text, Captions } = await getSecureData(platform, lessonID);
  if (!VideoHLSurl || !Text) return { kind: 'members-only' };
  const lines = parseLessonText(Text);
  return { kind: 'granted', videoUrl: VideoHLSurl, lines, captions: Captions };
}

/** One opened mini lesson; its two dialogs are those of SPEC §8. */
export function createMiniLessonStore(platform: Platform, lessonID: string): MiniLessonStore {
  const { failed, membersOnly } = miniLesson;

  const announce = (outcome: AsyncState<MiniLessonAccess>) => {
    if (outcome.status === 'failure') {
      platform.log.warn('The mini lesson could not be opened', { lessonID, error: outcome.error });
      platform.alerts.show(failed);
    }
    if (outcome.status !== 'success') return;
    if (outcome.value.kind === 'granted') {
      platform.events.emit('lessonOpened', { VideoID: lessonID });
    } else {
      platform.alerts.show({
        title: membersOnly.title,
        description: membersOnly.description,
        buttons: [
          { title: membersOnly.notNow, style: 'secondary' },
          { title: membersOnly.tryOut, style: 'primary', redirectTo: '/subscriptions' },
        ],
      });
    }
  };

  return {
    ...createAccessStore(platform, () => openMiniLesson(platform, lessonID), announce),
    control: createPlayerControl(platform.preferences, platform.log),
    async renewUrl() {
      const access = await openMiniLesson(platform, lessonID);
      if (access.kind === 'granted') return access.videoUrl;
      throw new AppError('permission-denied', 'No access any more');
    },
  };
}
