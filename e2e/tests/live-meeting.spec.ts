import type { Page } from '@playwright/test';
import { addresses } from 'delivery/addresses';
import { expectNoFindings } from '../support/accessible';
import { writeAsServer } from '../support/learner';
import { expect, test } from '../support/test';
import { signMeeting, standInForZoom, zoomCalls } from '../support/zoom';

const LIVE_ORIGIN = addresses().sites['mf-live'].origin;
const JOIN_LINK = 'https://zoom.us/j/98765432109';

const pressJoin = (page: Page) => page.getByRole('button', { name: 'Join', exact: true }).click();

/** Presses a button that opens a window. @returns the window */
async function openWindow(page: Page, button: string): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: button }).click();
  return opening;
}

test.describe('visitor', () => {
  test.use({ who: 'visitor' });

  test(`has nothing to join, and is led to VIP or to log in [ROUTE-live-meeting]`, async ({
    page,
  }) => {
    await page.goto('/live-meeting');
    const meeting = page.getByRole('region', { name: 'The next meeting' });
    await expect(meeting.getByText(/^Monday \d+\s\w+ at\s\d\d:\d\d/)).toBeVisible();
    await expect(meeting.getByText('For members with VIP or PRIVATE')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try VIP free for 30 days' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Join' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/sign-in-up');
    await expect(page.getByText('You come back to the live meeting afterwards.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the live meeting' }).click();
    await expect(page).toHaveURL('/live-meeting');
  });
});

test.describe('VIP', () => {
  test.use({ who: 'vip' });

  test('without a meeting the screen says so; without keys it says why and offers the link [CALL-CreateZoomSignature] [API-zoomSignature]', async ({
    page,
    context,
    request,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([/status of 400/]);
    await standInForZoom(context);
    await page.goto('/live-meeting');
    await expect(page.getByText(/^The Zoom link (appears here|is not here yet)/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Join' })).toHaveCount(0);
    await expect(page.getByText('Included in your plan')).toBeVisible();
    // Change only these fields, because other tests read the others.
    const mask = 'updateMask.fieldPaths=MeetingNumber&updateMask.fieldPaths=JoinUrl';
    await writeAsServer(request, `LiveSecrets/next?${mask}`, {
      MeetingNumber: { stringValue: '98765432109' },
      JoinUrl: { stringValue: JOIN_LINK },
    });
    await page.goto('/live-meeting');
    await pressJoin(page);
    await expect(page.getByText(/keys for Zoom are missing/)).toBeVisible();
    const zoom = await openWindow(page, 'Open Zoom');
    await expect(zoom).toHaveURL(JOIN_LINK);
    await writeAsServer(request, `LiveSecrets/next?${mask}`, {});
  });

  test('with keys: Zoom runs in a page of its own, loaded by the press, and finds no signature in the address [CALL-CreateZoomSignature]', async ({
    page,
    context,
    request,
    allowConsoleErrors,
  }) => {
    const zoom = await standInForZoom(context);
    const signed = await signMeeting(context);
    await page.goto('/live-meeting');
    await pressJoin(page);
    const meeting = await openWindow(page, 'Open the meeting');

    await expect(meeting.getByRole('heading', { name: 'Live meeting on Zoom' })).toBeVisible();
    expect(meeting.url()).toBe(`${LIVE_ORIGIN}/zoom/`);
    await expectNoFindings(meeting, '/zoom/');
    const headers = (await request.get(meeting.url())).headers();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['permissions-policy']).toContain('camera=(self)');
    expect(headers['permissions-policy']).toContain('microphone=(self)');
    const ofShell = (await request.get('/live-meeting')).headers();
    expect(ofShell['content-security-policy']).not.toContain('zoom');
    expect(ofShell['permissions-policy']).toContain('camera=()');
    const name = meeting.getByRole('textbox', { name: 'Your name in the meeting' });
    await expect(name).not.toHaveValue('');
    await name.fill('Vreni');
    expect(zoom.asked).toEqual([]);

    // Block Zoom at first.
    allowConsoleErrors([/ERR_BLOCKED_BY_CLIENT/]);
    zoom.block(true);
    await pressJoin(meeting);
    await expect(meeting.getByRole('heading', { name: 'Zoom did not load' })).toBeFocused();
    await expectNoFindings(meeting, '/zoom/, blocked');
    zoom.block(false);
    await meeting.getByRole('button', { name: 'Retry' }).click();
    await pressJoin(meeting);
    await expect(meeting.getByText('The meeting of Vreni')).toBeVisible();
    await expect(name).toBeHidden();
    expect(zoom.asked.every((url) => url.startsWith('https://source.zoom.us/'))).toBe(true);
    expect(await meeting.evaluate(zoomCalls)).toEqual([
      {
        name: 'init',
        options: expect.objectContaining({
          leaveUrl: `${addresses().sites.shell.origin}/live-lessons`,
        }) as unknown,
      },
      {
        name: 'join',
        options: expect.objectContaining({ ...signed, userName: 'Vreni' }) as unknown,
      },
    ]);

    // Neither the address nor the history has the signature, so a reload finds no meeting.
    await meeting.reload();
    await expect(meeting.getByRole('heading', { name: 'Nothing to join here' })).toBeVisible();
    await meeting.getByRole('link', { name: 'Live meeting' }).click();
    await expect(meeting).toHaveURL('/live-meeting');
  });

  test('an invitation that another page hands over asks Zoom for nothing @full', async ({
    page,
    context,
  }) => {
    const zoom = await standInForZoom(context);
    const fragment = new URLSearchParams({ ...(await signMeeting(context)) });
    await page.goto(`${LIVE_ORIGIN}/zoom/#${fragment}`, { referer: 'https://evil.example/' });
    const heading = page.getByRole('heading', { name: 'Open the meeting from our page' });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(1);
    expect(zoom.asked).toEqual([]);
    expect(page.url()).toBe(`${LIVE_ORIGIN}/zoom/`);
  });
});
