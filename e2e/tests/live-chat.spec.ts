import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addresses } from 'delivery/addresses';
import { expectNoFindings } from '../support/accessible';
import { listenBare } from '../support/bare-listener';
import { logInAs } from '../support/learner';
import {
  aVip,
  chatOf,
  enter,
  field,
  lessonOf,
  medianOf,
  message,
  ratiosToBare,
  words,
  write,
} from '../support/live-chat';
import { SEEN_A_MOMENT_AGO } from '../support/live-room';
import { embed } from '../support/parent-app';
import { createVip } from '../support/subscriber';
import { expect, test } from '../support/test';
import { expectToPlay, positionOf, videoOf } from '../support/video';

const OWN_CHAT = `${addresses().sites['mf-live'].origin}/chat/`;
/**
 * Console errors of a page without a connection. The SDK then requests a picture of Google, which
 * the policy refuses.
 */
const CUT = [/Failed to load resource|net::ERR_|RPC_ERROR|Could not reach/, /cleardot\.gif/];

// Run one at a time, because slow mode holds for the whole room.
test.describe.configure({ mode: 'default' });

test.describe('a teacher and a member', () => {
  test.use({ who: 'teacher' });

  test('read each other; the teacher deletes a message, mutes the member, and lets them write again [ROLE-vip]', async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const { page: member, context, learner } = await aVip(browser, request, baseURL);
    await page.goto('/live-lessons');
    await enter(page);

    await expect(page.getByText(/^\d+ others? (is|are) here$/)).toBeVisible();
    const students = page.getByRole('region', { name: 'Private students' });
    await expect(students).toContainText('Monday 09:00');
    await expect(students).not.toContainText('@');
    await expect(member.getByText(/others? (is|are) here$/)).toHaveCount(0);
    await expect(member.getByRole('region', { name: 'Private students' })).toHaveCount(0);

    const address = 'https://example.org/tram';
    const [hoi, sali] = [words('Hoi zäme'), words(`Sali, lueg ${address}`)];
    await write(member, hoi);
    await expect(message(page, hoi)).toContainText(learner.name);
    await expect(message(page, hoi)).not.toContainText('You');
    await expect(message(member, hoi)).toContainText('You');
    await write(page, sali);
    await expect(message(member, sali)).toContainText('Teacher');
    await expect(message(member, sali).getByRole('button')).toHaveCount(0);
    await context.route(address, (route) => route.fulfill({ body: 'Tram' }));
    const opened = context.waitForEvent('page');
    await message(member, sali).getByRole('link', { name: address }).click();
    const beside = await opened;
    await expect(beside.getByText('Tram')).toBeVisible();
    // A linked page must neither reach nor know the lesson's page.
    expect(await beside.evaluate(() => [self.origin, window.opener, document.referrer])).toEqual([
      new URL(address).origin,
      null,
      '',
    ]);
    await beside.close();

    await chatOf(member).getByRole('button', { name: 'Who is here' }).click();
    const people = chatOf(member).getByRole('region', { name: 'Who is here' });
    await expect(people.getByText(learner.name, { exact: true }).first()).toBeVisible();

    const moderate = async (name: RegExp) => {
      await message(page, hoi).getByLabel(`Moderate the message by ${learner.name}`).click();
      await message(page, hoi).getByRole('button', { name }).click();
    };
    const pinned = (of: Page) => chatOf(of).getByRole('region', { name: 'Pinned message' });
    await moderate(/^Pin /);
    for (const each of [page, member]) await expect(pinned(each)).toContainText(hoi);
    await expect(pinned(member).getByRole('button')).toHaveCount(0);
    await moderate(/^Answer .* next$/);
    const next = chatOf(page).getByRole('button', { name: 'Answer next: 1' });
    await next.click();
    await expect(chatOf(member).getByRole('button', { name: /Answer next/ })).toHaveCount(0);
    await expectNoFindings(page, 'the chat of a teacher', 'iframe[title="Live chat"]');
    await chatOf(page)
      .getByRole('button', { name: `Done with the message by ${learner.name}` })
      .click();
    await expect(next).toHaveCount(0);
    await pinned(page)
      .getByRole('button', { name: /^Unpin/ })
      .click();
    for (const each of [page, member]) await expect(pinned(each)).toHaveCount(0);

    await chatOf(page).getByRole('button', { name: 'Who is here' }).click();
    const slow = chatOf(page).getByRole('combobox', { name: 'Slow mode' });
    await slow.selectOption('One message every 10 seconds');
    await expect(field(member)).toHaveAccessibleDescription(/Slow mode/);
    const early = words('Und no öppis');
    await expect(chatOf(member).getByRole('button', { name: 'Send' })).toBeEnabled();
    await write(member, words('Langsam'));
    await field(member).fill(early);
    await field(member).press('Enter');
    await expect(field(member)).toHaveValue(early);
    await expect(field(member)).toHaveAccessibleDescription(/you can write again/);
    await slow.selectOption('Off');
    await expect(field(member)).not.toHaveAccessibleDescription(/Slow mode/);
    await field(member).press('Enter');
    await expect(message(page, early)).toBeVisible();
    await chatOf(page).getByRole('button', { name: 'Who is here' }).click();

    await moderate(/^Mute /);
    await expect(chatOf(member).getByRole('alert')).toContainText('A teacher has muted you');
    await expect(chatOf(member).getByRole('button', { name: 'Send' })).toBeDisabled();
    const muted = words('Und jetzt?');
    await field(member).fill(muted);
    await field(member).press('Enter');
    await expect(field(member)).toHaveValue(muted);

    await moderate(/^Delete /);
    for (const each of [page, member]) await expect(message(each, hoi)).toHaveCount(0);
    await expect(chatOf(member).getByText('A message was deleted.')).toBeVisible();
    await expect(chatOf(member).getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await chatOf(page).getByRole('button', { name: 'Undo' }).click();
    for (const each of [page, member]) await expect(message(each, hoi)).toBeVisible();
    await moderate(/^Delete /);
    for (const each of [page, member]) await expect(message(each, hoi)).toHaveCount(0);

    await chatOf(page).getByRole('button', { name: 'Who is here' }).click();
    await chatOf(page)
      .getByRole('button', { name: `Let ${learner.name} write again` })
      .click();
    await expect(chatOf(page).getByRole('button', { name: /write again/ })).toHaveCount(0);
    await expect(chatOf(member).getByRole('alert')).toHaveCount(0);
    await field(member).press('Enter');
    await expect(message(page, muted)).toBeVisible();
    await expect(field(member)).toHaveValue('');
    await context.close();
  });
});

test('a member without a connection is told, keeps what they typed, and it arrives once @full', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(CUT);
  await logInAs(page, await createVip(request), '/live-lessons');
  await enter(page);
  await expect(chatOf(page).getByRole('button', { name: 'Who is here' })).toBeVisible();
  const text = words('Bin im Tunnel');
  await page.context().setOffline(true);
  await expect(chatOf(page).getByText(/The connection is lost/)).toBeVisible();
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(message(page, text)).toContainText('Waiting for the connection');
  const next = words('Wieder da');
  await field(page).fill(next);
  await page.context().setOffline(false);
  await expect(message(page, text).getByRole('time')).toBeVisible();
  await expect(message(page, text)).toHaveCount(1);
  await expect(chatOf(page).getByText(/The connection is lost/)).toHaveCount(0);
  await expect(field(page)).toHaveValue(next);
});

test('messages in a row go out by themselves, in their order, over a reload too', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([SEEN_A_MOMENT_AGO]);
  await logInAs(page, await createVip(request), '/live-lessons');
  await enter(page);
  const row = [words('Eis'), words('Zwei'), words('Drüü')];
  for (const text of row) {
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('');
  }
  await expect(message(page, row[2]!)).toContainText('Sending…');
  await page.reload();
  await enter(page);
  for (const text of row) {
    await expect(message(page, text).getByRole('time')).toBeVisible();
    await expect(message(page, text)).toHaveCount(1);
  }
  const all = await chatOf(page).getByRole('log').getByRole('listitem').allTextContents();
  const places = row.map((text) => all.findIndex((shown) => shown.includes(text)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await expect(chatOf(page).getByRole('alert')).toHaveCount(0);
});

test('a long link stays inside the chat of a phone, in the field and in the list @full', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs(page, await createVip(request), '/live-lessons');
  await enter(page);
  const link = `https://example.org/${randomUUID()}/`.padEnd(120, 'a');
  const widths = () =>
    field(page).evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  for (const text of ['ha'.repeat(253), link]) {
    await field(page).fill(text);
    expect(await widths()).toBeLessThanOrEqual(0);
    await expect(chatOf(page).getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
  }
  await write(page, link);
  expect(await widths()).toBeLessThanOrEqual(0);
});

/** Opens an iPhone's keyboard, which covers a part of the web view and changes its viewport. */
const openKeyboardOver = (page: Page) =>
  page.evaluate(() => {
    const seen = window.visualViewport!;
    Object.defineProperty(seen, 'height', { configurable: true, value: innerHeight - 336 });
    seen.dispatchEvent(new Event('resize'));
  });

test('in the native app the picture is seen beside the keyboard, and the room is joined again after an hour away', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([SEEN_A_MOMENT_AGO]);
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await embed(page, 'ios');
  await logInAs(page, await createVip(request), '/live-lessons');
  await enter(page);
  await write(page, words('Us de App'));
  await openKeyboardOver(page);
  // The browser scrolls until the field is visible; then the picture is visible, too.
  await expect
    .poll(async () => {
      const picture = (await videoOf(page).boundingBox())!;
      const { y, height } = (await field(page).boundingBox())!;
      return y + height - picture.y;
    })
    .toBeLessThanOrEqual(844 - 336);

  // Leave for an hour: the ID token and the address of the picture expire.
  const answered = (url: RegExp) =>
    page.waitForResponse((response) => url.test(response.url()) && response.ok());
  const renewed = answered(/securetoken/);
  await page.clock.fastForward('01:05:00');
  const seen = () => document.dispatchEvent(new Event('visibilitychange'));
  await Promise.all([renewed, answered(/getLiveLessonUrls/), page.evaluate(seen)]);
  const picture = videoOf(page);
  await expectToPlay(picture, (await positionOf(picture)) + 1);
  await expect(field(page)).toBeVisible();
});

test('opened alone, the chat says where it belongs, and leads there', async ({ page, baseURL }) => {
  await page.goto(OWN_CHAT);
  await expect(page.getByRole('heading')).toHaveText('The chat is part of the live lesson');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Live lessons' })).toHaveAttribute(
    'href',
    `${baseURL}/live-lessons`,
  );
});

test.describe('timing', () => {
  test.use({ who: 'teacher' });

  test('a message takes at most 1.5 times as long as to a bare listener @full', async ({
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
    const listener = await listenBare(await lessonOf(member));
    const ratios = await ratiosToBare(member, page, listener);
    listener.stop();
    await context.close();
    expect(medianOf(ratios), ratios.join(', ')).toBeLessThanOrEqual(1.5);
  });
});

test('a member without a name adds one at the first message, which is then sent', async ({
  page,
  request,
}) => {
  const text = words('Hoi zäme');
  await logInAs(page, await createVip(request, ''), '/live-lessons');
  await enter(page);
  await field(page).fill(text);
  await field(page).press('Enter');
  const name = page.getByLabel('Username');
  await expect(name).toBeFocused();
  await expect(field(page)).toHaveValue(text);
  await name.fill('Lena Neu');
  await page.getByRole('button', { name: 'Save the name and send' }).click();
  await expect(message(page, text)).toContainText('You');
  await expect(message(page, text).getByRole('time')).toBeVisible();
  await expect(field(page)).toHaveValue('');
});
