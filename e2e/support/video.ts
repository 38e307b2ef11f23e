import { expect, type Locator, type Page } from '@playwright/test';

/** A page, or the web view of the simulator. */
type Within = Pick<Page, 'getByRole'>;

export const videoOf = (page: Within): Locator => page.getByRole('main').locator('video');

/** The video controls, which appear once the video is playable. */
export const controlsOf = (page: Within): Locator =>
  page.getByRole('main').getByRole('group', { name: 'Video controls' });

export const positionOf = (video: Locator): Promise<number> =>
  video.evaluate((element: HTMLVideoElement) => element.currentTime);

interface Cue {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads when a film says a line for the first time, from its captions.
 *
 * @param line number of the line, from 1
 */
export async function cueOf(video: Locator, line: number): Promise<Cue> {
  const read = () =>
    video.evaluate((element: HTMLVideoElement, id) => {
      const cue = element.textTracks[0]?.cues?.getCueById(id);
      return cue && { start: cue.startTime, end: cue.endTime };
    }, String(line));
  await expect.poll(read, `the time of line ${line}`).toBeTruthy();
  return (await read())!;
}

/** Moves the video, as the slider does. @param seconds from the beginning */
export const seekTo = (video: Locator, seconds: number): Promise<void> =>
  video.evaluate((element: HTMLVideoElement, to) => void (element.currentTime = to), seconds);

/** Starts the video without sound, which browsers allow without a click. */
export const play = (video: Locator): Promise<void> =>
  video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
  });

/** Plays every later film at double speed, the fastest that counts as watched. */
export async function playFaster(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hurry = ({ target }: Event) => void ((target as HTMLVideoElement).playbackRate = 2);
    document.addEventListener('playing', hurry, true);
  });
}

/** Waits until the video has played beyond `seconds`, with a picture. */
export async function expectToPlay(video: Locator, seconds = 1): Promise<void> {
  await expect.poll(() => positionOf(video)).toBeGreaterThan(seconds);
  const now = await video.evaluate((element: HTMLVideoElement) => ({
    hasData: element.readyState >= element.HAVE_CURRENT_DATA,
    width: element.videoWidth,
    error: element.error?.message,
  }));
  expect(now).toEqual({ hasData: true, width: expect.any(Number), error: undefined });
  expect(now.width).toBeGreaterThan(0);
}
