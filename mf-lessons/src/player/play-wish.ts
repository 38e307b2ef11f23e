import type { MouseEvent } from 'react';
import { isPlainClick } from 'kit/plain-click';
import { perPlatform } from 'common';
import type { CatalogueLesson, Platform } from 'shared-contracts';
import { isOpenTo } from '../access/is-open-to';

/** A wish expires after this time: the learner no longer expects sound. */
const WISHED_FOR_MS = 30_000;

/** The video that the learner pressed "play" for on another screen. */
const wishes = perPlatform(() => ({ videoID: '', at: 0 }));

/** Remembers to play a video as soon as its screen has it. */
export function wishToPlay(platform: Platform, videoID: string): void {
  Object.assign(wishes(platform), { videoID, at: Date.now() });
}

/**
 * The click handler of a link to a video: remembers to play it. A click that opens another tab or
 * window is ignored, because that page does not have the wish.
 */
export const wishOnClick =
  (platform: Platform, videoID: string) =>
  (event: MouseEvent): void => {
    if (isPlainClick(event)) wishToPlay(platform, videoID);
  };

/**
 * The click handler of a lesson card: remembers to play the lesson, if the last known plan opens
 * it. A closed lesson would start long after the press, once a plan is bought.
 */
export const wishIfOpen =
  (platform: Platform, lesson: CatalogueLesson) =>
  (event: MouseEvent): void => {
    if (isOpenTo(lesson, platform.preferences.values$.value.tier)) {
      wishOnClick(platform, lesson.DocID)(event);
    }
  };

/** Whether to play this video at once. Each wish counts once. */
export function takePlayWish(platform: Platform, videoID: string): boolean {
  const wish = wishes(platform);
  if (wish.videoID !== videoID) return false;
  wish.videoID = '';
  return Date.now() - wish.at <= WISHED_FOR_MS;
}
