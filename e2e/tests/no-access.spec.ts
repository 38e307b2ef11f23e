import type { Page } from '@playwright/test';
import { draft, newestLesson, unlistedLesson } from '../support/content';
import { controlsOf, videoOf } from '../support/video';
import { expect, test } from '../support/test';

const TEXT = 'Please Sign in to access this lesson or make sure the url is correct';
/** Console errors for a missing lesson: both the call and the document answer 404. */
const NOT_FOUND = /getSecureData_v2_0|documents:batchGet/;

/** Opens a lesson. @returns the server's answer */
async function open(page: Page, path: string): Promise<{ status: number; body: string }> {
  const answer = page.waitForResponse(
    (response) =>
      response.url().includes('getSecureData') && response.request().method() === 'POST',
  );
  await page.goto(path);
  const response = await answer;
  return { status: response.status(), body: await response.text() };
}

/** Expects the alert of ERROR-lesson-no-access, word for word, and follows it. */
async function expectNoAccess(page: Page): Promise<void> {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const dialog = page.getByRole('alertdialog', { name: 'No access.', exact: true });
  await expect(dialog).toHaveAccessibleDescription(TEXT);
  await expect(videoOf(page)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  // Collect the addresses, because a signed-in user is redirected from there.
  await expect.poll(() => visited).toContain('/sign-in-up');
}

const panelOf = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'No access.', exact: true });

/** Expects the panel over the picture with a sentence and an action, and no alert. */
async function expectPanel(page: Page, sentence: string | RegExp, action: string): Promise<void> {
  await expect(panelOf(page).getByText(sentence)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hear line 1' })).toBeVisible();
  await expect(panelOf(page).getByRole('link')).toHaveText(action);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(videoOf(page)).toHaveCount(0);
}

test.describe('a visitor', () => {
  test("gets 'No access.' and is led to sign in; the server says nothing of the lesson [ERROR-lesson-no-access] [ACCESS-not-signed-in] [ROLE-server-enforced] [ALERT-redirect] [API-no-access]", async ({
    page,
  }) => {
    const { status, body } = await open(page, `/videos/${newestLesson.id}`);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({ result: { hasAccess: false, error: { code: 1 } } });
    await expectNoAccess(page);
    await expect(page).toHaveURL(/\/sign-in-up(\?|$)/);
    await expect(page.getByRole('button', { name: 'SIGN UP', exact: true })).toBeVisible();
    await expect(page.getByText('You come back to your lesson afterwards.')).toBeVisible();
    // A short version of the refused lesson is above the form.
    const wanted = page.getByRole('region', { name: 'Watch this lesson with BASIC' });
    await expect(wanted.getByText(newestLesson.title)).toBeVisible();
    await expect(wanted.getByRole('link')).toHaveText('Try BASIC free for 30 days');
    await expect(page.getByRole('link', { name: 'Back to your lesson' })).toBeVisible();
    // Going back shows the locked lesson without the alert.
    await page.goBack();
    await expect(panelOf(page).getByRole('link')).toHaveText([
      'Try BASIC free for 30 days',
      'Log in',
    ]);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('leaves the alert behind by going back, and is led nowhere', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('main').getByRole('link', { name: newestLesson.title }).click();
    const dialog = page.getByRole('alertdialog', { name: 'No access.', exact: true });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/home$/);
  });

  test('gets the same alert for a draft [ERROR-lesson-no-access] [API-getSecureData]', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([NOT_FOUND]);
    const { status, body } = await open(page, `/videos/${draft.id}`);
    expect(status).toBe(404);
    expect(body).not.toMatch(/\.m3u8|Text/);
    await expectNoAccess(page);
  });
});

test.describe('a learner without a plan', () => {
  test.use({ who: 'free' });

  test('stays at the lesson and is offered the plans alone; Back leaves it [ROLE-no-plan] [ACCESS-denied] [ROLE-server-enforced] [API-getSecureData]', async ({
    page,
  }) => {
    await page.goto('/contact-us');
    const { status, body } = await open(page, `/videos/${newestLesson.id}`);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({ result: { hasAccess: false, reason: 'no-plan' } });
    await expectPanel(page, 'Watch this lesson with BASIC', 'Try BASIC free for 30 days');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`/videos/${newestLesson.id}`);
    await page.goBack();
    await expect(page).toHaveURL('/contact-us');
  });
});

test.describe('a learner without a plan at 320 × 568', () => {
  test.use({ who: 'free', viewport: { width: 320, height: 568 }, colorScheme: 'dark' });

  test('sees the picture of the lesson, and below it the button that opens it @full', async ({
    page,
  }) => {
    await page.goto(`/videos/${newestLesson.id}`);
    const button = panelOf(page).getByRole('link', { name: 'Try BASIC free for 30 days' });
    await expect(button).toBeVisible();
    const mark = panelOf(page).getByText('BASIC', { exact: true });
    const [whole, first] = [await panelOf(page).boundingBox(), await mark.boundingBox()];
    expect(first!.y - whole!.y).toBeGreaterThan(70);
    await expect(button).toBeInViewport({ ratio: 0.9 });
  });
});

test.describe('a VIP', () => {
  test.use({ who: 'vip' });

  test('opens an unlisted lesson by its link, and gets the alert for an unknown one [ERROR-lesson-no-access]', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([NOT_FOUND]);
    const { body } = await open(page, `/videos/${unlistedLesson.id}`);
    expect(JSON.parse(body)).toMatchObject({ result: { hasAccess: true } });
    await expect(controlsOf(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    expect((await open(page, '/videos/no-such-lesson')).status).toBe(404);
    await expectNoAccess(page);
  });
});

test.describe('a visitor with a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('reads what opens the lesson right below its heading @full', async ({ page }) => {
    await page.goto(`/videos/${newestLesson.id}`);
    await page.getByRole('button', { name: 'See what it is' }).click();
    const mark = panelOf(page).getByText('BASIC', { exact: true });
    const [whole, first] = [await panelOf(page).boundingBox(), await mark.boundingBox()];
    // Expect only a strip of the picture.
    expect(first!.y - whole!.y).toBeLessThan(130);
  });
});
