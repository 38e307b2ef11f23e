import { perPlatform, type Platform } from 'shared-contracts';

/** The video that the user pressed "play" for on another screen. */
const wishes = perPlatform(() => ({ videoID: '' }));

/** Remembers that a video shall play as soon as its screen has it. */
export function wishToPlay(platform: Platform, videoID: string): void {
  wishes(platform).videoID = videoID;
}

/** Whether this video was wished for; each wish counts once. */
export function takePlayWish(platform: Platform, videoID: string): boolean {
  const wish = wishes(platform);
  if (wish.videoID !== videoID) return false;
  wish.videoID = '';
  return true;
}
