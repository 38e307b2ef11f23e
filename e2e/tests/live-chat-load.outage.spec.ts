import { startFullRoom } from 'stand-ins/chat-load/full-room';
import { listenBare } from '../support/bare-listener';
import {
  aVip,
  enter,
  field,
  lessonOf,
  medianOf,
  message,
  ratiosToBare,
  words,
} from '../support/live-chat';
import { SEEN_A_MOMENT_AGO } from '../support/live-room';
import { expect, test } from '../support/test';

/** This test fills the chat of everybody, so it runs alone. */
test.describe('with 200 people who write up to 20 messages a second', () => {
  test.use({ who: 'teacher' });

  test('two browsers read each other, as fast as a bare listener, and nothing is lost @full', async ({
    page,
    browser,
    request,
    baseURL,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([SEEN_A_MOMENT_AGO]);
    const { page: member, context } = await aVip(browser, request, baseURL);
    await page.goto('/live-lessons');
    await enter(page);
    const lesson = await lessonOf(member);
    const load = await startFullRoom(lesson);
    const listener = await listenBare(lesson);
    const ratios = await ratiosToBare(member, page, listener);

    // Expect the answer at once: it is among the newest 100 messages for five seconds only.
    const answer = words('Sali zrugg');
    const arrived = expect(message(member, answer)).toBeVisible();
    await field(page).fill(answer);
    await field(page).press('Enter');
    await arrived;

    const { written, perSecond, refusals, missed } = await load.stop();
    listener.stop();
    await context.close();
    // Only report the rate, because a busy machine slows the load.
    const description = `${perSecond.toFixed(1)} messages a second, ${written} in all`;
    test.info().annotations.push({ type: 'load', description });
    expect(written).toBeGreaterThan(0);
    expect({ refusals, missed }).toEqual({ refusals: [], missed: 0 });
    expect(medianOf(ratios), ratios.join(', ')).toBeLessThanOrEqual(1.5);
  });
});
