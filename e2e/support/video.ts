import { expect, type Locator, type Page } from '@playwright/test';

export const videoOf = (page: Page): Locator => page.getByRole('main').locator('video');

/** Starts the video without sound, as a browser allows it to everybody. */
export const play = (video: Locator): Promise<void> =>
  video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
  });

/** Waits until so many seconds have really been shown, with a picture. */
export async function expectToPlay(video: Locator, seconds = 1): Promise<void> {
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(time, { timeout: 20_000 }).toBeGreaterThan(seconds);
  const now = await video.evaluate((element: HTMLVideoElement) => ({
    hasData: element.readyState >= element.HAVE_CURRENT_DATA,
    width: element.videoWidth,
    error: element.error?.message,
  }));
  expect(now).toEqual({ hasData: true, width: expect.any(Number), error: undefined });
  expect(now.width).toBeGreaterThan(0);
}
