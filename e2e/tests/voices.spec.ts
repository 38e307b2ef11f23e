import type { Locator, Page } from '@playwright/test';
import { newestLesson } from '../support/content';
import { logInAs } from '../support/learner';
import { createSubscriber } from '../support/subscriber';
import { expect, test } from '../support/test';
import { controlsOf, cueOf, seekTo, videoOf } from '../support/video';

/** Presses a speaker and waits until the browser has the recording. */
async function hear(page: Page, line: number): Promise<void> {
  const sound = page.waitForResponse((response) => /\/lessons\/.+\.m4a$/.test(response.url()));
  await page.getByRole('button', { name: `Hear line ${line}`, exact: true }).click();
  expect([200, 206]).toContain((await sound).status());
  await expect(page.getByText('could not be played')).toHaveCount(0);
}

/** Measures the loudest samples, 0 to 1, of a playing film in a pause and in the line after it. */
const loudest = (video: Locator, times: { readonly before: number; readonly until: number }) =>
  video.evaluate(async (element: HTMLVideoElement, { before, until }) => {
    await new Promise((resolve) => element.addEventListener('playing', resolve, { once: true }));
    const sound = new AudioContext();
    const analyser = sound.createAnalyser();
    sound.createMediaElementSource(element).connect(analyser);
    analyser.connect(sound.destination);
    await sound.resume();
    const samples = new Float32Array(analyser.fftSize);
    const heard = { pause: 0, line: 0 };
    while (element.currentTime < until) {
      await new Promise(requestAnimationFrame);
      analyser.getFloatTimeDomainData(samples);
      const now = element.currentTime < before ? 'pause' : 'line';
      heard[now] = Math.max(heard[now], ...samples.map(Math.abs));
    }
    await sound.close();
    return heard;
  }, times);

test('a stranger hears the first sentence with the second tap from home [ABOUT-free-mini-lessons]', async ({
  page,
}) => {
  await page.goto('/home');
  await page
    .getByRole('region', { name: 'Start with a free mini lesson' })
    .getByRole('link')
    .click();
  await hear(page, 1);
  await expect(page.getByText('Sample: machine voice')).toBeVisible();
});

test('a BASIC member hears the film say a line while that line is the current one, and sees that a machine speaks @full', async ({
  page,
  request,
}) => {
  const learner = await createSubscriber(request);
  await logInAs(page, learner, `/videos/${newestLesson.id}`);
  const player = page.getByRole('region', { name: 'Video player' });
  await expect(controlsOf(page)).toBeVisible();
  await expect(player.getByText('Sample: machine voice')).toBeVisible();
  await expect(page.getByText('Sample: machine voice')).toHaveCount(1);

  const video = videoOf(page);
  const [first, second] = [await cueOf(video, 1), await cueOf(video, 2)];
  await seekTo(video, first.end + 0.2);
  const heard = loudest(video, { before: second.start - 0.1, until: second.start + 1 });
  await controlsOf(page).getByRole('button', { name: 'Play', exact: true }).click();
  const { pause, line } = await heard;
  expect(pause).toBeLessThan(0.01);
  expect(line).toBeGreaterThan(0.05);
  await expect(
    page.getByRole('region', { name: 'Line by line' }).getByRole('listitem').nth(1),
  ).toHaveAttribute('aria-current', 'true');
});
