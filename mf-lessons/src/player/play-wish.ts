import type { MouseEvent } from 'react';
import { isPlainClick } from 'kit/plain-click';
import { perPlatform } from 'common';
import type { CatalogueLesson, Platform } from 'shared-contracts';
import { isOpenTo } from '../access/is-open-to';

/** After this time the learner no longer expects sound, in milliseconds. */
const WISHED_FOR_MS = 30_000;

/** The video that the learner pressed "play" for on another screen. */
const wishes = perPlatform(() => ({ videoID: '', at: 0 }));

/** Remembers to play a video as soon as its screen has it. */
export function wishToPlay(platform: Platform, videoID: string): void {
  Object.assign(wishes(platform), { videoID, at: Date.now() });
}

/**
 * For a link to a video: wishes to play it. Not where the browser opens another tab or window,
 * whose page knows nothing of the wish.
 */
export const wishOnClick =
  (platform: Platform, videoID: string) =>
  (event: MouseEvent): void => {
    if (isPlainClick(event)) wishToPlay(platform, videoID);
  };

/**
 * For a card: wishes to play its lesson where the last known plan opens it. The sound of a closed
 * lesson would start long after the press, once a plan is bought.
 */
export const wishIfOpen =
  (platform: Platform, lesson: CatalogueLesson) =>
  (event: MouseEvent): void => {
    if (isOpenTo(lesson, platform.preferences.values$.value.tier)) {
      wishOnClick(platform, lesson.DocID)(event);
    }
  };

/** Whether this video was wished for just now; each wish counts once. */
export function takePlayWish(platform: Platform, videoID: string): boolean {
  const wish = wishes(platform);
  if (wish.videoID !== videoID) return false;
  wish.videoID = '';
  return Date.now() - wish.at <= WISHED_FOR_MS;
}
