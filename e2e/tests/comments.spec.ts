import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { PROJECT_ID } from 'tooling/addresses';
import { firestoreOrigin, forgetCommentLimit, idTokenOf } from '../support/backend';
import { listedLessons, newestLesson } from '../support/content';
import { logInAs } from '../support/learner';
import { recordRequests } from '../support/requests';
import { createSubscriber } from '../support/subscriber';
import { expect, test } from '../support/test';

const LESSON = `/videos/${newestLesson.id}`;
/** What a page does when its connection is cut. */
const CUT = /Failed to load resource|net::ERR_FAILED|RPC_ERROR/;
const COMMIT = /documents:commit/;
const QUERY = /:runQuery/;

const toggle = (page: Page) => page.getByRole('button', { name: 'Comments', exact: true });
const section = (page: Page) => page.getByRole('region', { name: 'Comments' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });
const send = (page: Page) => section(page).getByRole('button', { name: /^Send/ });
const comment = (page: Page, text: string): Locator =>
  section(page).getByRole('listitem').filter({ hasText: text });

// One after the other: the tests share accounts, and an account may comment every ten seconds only.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ request }) => {
  for (const account of ['basic', 'vip', 'private', 'teacher'] as const) {
    await forgetCommentLimit(request, account);
  }
});

/** A text that no other test writes. */
const words = (text: string) => `${text} ${randomUUID()}`;

async function openComments(page: Page, path = LESSON): Promise<void> {
  await page.goto(path);
  await toggle(page).click();
  await expect(field(page)).toBeVisible();
}

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await send(page).click();
  await expect(comment(page, text).getByRole('time')).toBeVisible();
}

const confirm = (page: Page, button: 'Delete' | 'Keep it') =>
  page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click();

const commentsUrl = `${firestoreOrigin}/v1/projects/${PROJECT_ID}/databases/(default)/documents${LESSON.replace('/videos', '/Videos')}/Comments`;

/** Asks the database itself, past the product. */
const askDatabase = async (request: APIRequestContext, idToken?: string) => {
  const headers: Record<string, string> = idToken ? { authorization: `Bearer ${idToken}` } : {};
  const list = await request.get(`${commentsUrl}?pageSize=10`, { headers });
  const create = await request.post(`${commentsUrl}?documentId=${randomUUID()}`, {
    headers,
    data: { fields: { Message: { stringValue: 'Hoi' } } },
  });
  return [list.status(), create.status()];
};

for (const [name, isFree] of [
  ['Lena Neu', true],
  // Т, е and о are Cyrillic.
  ['Тhеrеsе Tоbler', false],
] as const) {
  test(`a new member called ${name} ${isFree ? 'writes' : 'reads, because the teacher is called so'}`, async ({
    page,
    request,
  }) => {
    await logInAs(page, await createSubscriber(request, name), LESSON);
    await toggle(page).click();
    if (isFree) return write(page, words('Sali zäme'));
    await expect(section(page).getByText(/Your name is like that of a teacher/)).toBeVisible();
    await expect(field(page)).toHaveCount(0);
  });
}

test.describe('a member', () => {
  test.use({ who: 'basic' });

  test('fetches comments when they are opened, and not before [ENTITY-lesson-comments]', async ({
    page,
  }) => {
    const requests = recordRequests(page);
    const ofComments = () =>
      requests.filter(({ href }) => /:runQuery|\/comments\.[0-9a-f]+\.js/.test(href)).length;
    await page.goto(LESSON);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await page.waitForLoadState('networkidle');
    expect(ofComments()).toBe(0);
    await toggle(page).click();
    await expect(field(page)).toBeVisible();
    await expect.poll(ofComments).toBe(2);
  });

  test('writes what another reads; only the author can take it back [ASYNC-comments] [ENTITY-comment] [DOC-read-comments] [DOC-write-comment] [DOC-delete-comment] [ROLE-comment-author] [ROLE-comment-delete]', async ({
    page,
    browser,
    stateOf,
    baseURL,
  }) => {
    const text = words('Merci vilmal!');
    await openComments(page);
    await field(page).fill(text);
    await field(page).press('Control+Enter');
    await expect(comment(page, text)).toContainText('You');
    await expect(comment(page, text)).toContainText('just now');

    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      storageState: await stateOf('vip'),
    });
    const other = await context.newPage();
    await openComments(other);
    await expect(comment(other, text)).toBeVisible();
    await expect(comment(other, text)).not.toContainText('You');
    await expect(comment(other, text).getByRole('button')).toHaveCount(0);

    await comment(page, text).getByRole('button', { name: 'Delete your comment' }).click();
    await confirm(page, 'Keep it');
    await expect(comment(page, text)).toBeVisible();
    await comment(page, text).getByRole('button', { name: 'Delete your comment' }).click();
    await confirm(page, 'Delete');
    await expect(comment(page, text)).toHaveCount(0);
    await expect(section(page).getByRole('group', { name: 'Comments' })).toBeFocused();
    await openComments(other);
    await expect(
      section(other)
        .getByRole('list')
        .or(other.getByText(/Be the first/)),
    ).toBeVisible();
    await expect(comment(other, text)).toHaveCount(0);
    await context.close();
  });

  test('writes text; what looks like mark-up or a link stays text', async ({ page }) => {
    const attack = words('<img src=x onerror="document.title=\'owned\'"> https://evil.example');
    await openComments(page);
    await write(page, attack);
    await openComments(page);
    await expect(comment(page, attack)).toBeVisible();
    await expect(comment(page, attack).locator('img, a')).toHaveCount(0);
    expect(await page.title()).not.toContain('owned');
  });

  test('keeps the lines of a comment', async ({ page }) => {
    const text = words('Eis\n\nZwei');
    await openComments(page);
    await field(page).fill(text);
    await send(page).click();
    const shown = comment(page, text.slice(-36)).getByText('Eis');
    await expect(shown).toBeVisible();
    expect(await shown.evaluate((element: HTMLElement) => element.innerText)).toBe(text);
  });

  test('whose connection breaks while sending keeps the text, and sends it again [ASYNC-comments]', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([CUT]);
    const text = words('Isch das richtig?');
    await openComments(page);
    await page.route(COMMIT, (route) => route.abort());
    await field(page).fill(text);
    await send(page).click();
    await expect(section(page).getByText(/was not sent\. Your text is still here/)).toBeVisible();
    await expect(comment(page, text)).toHaveCount(0);
    await expect(field(page)).toHaveValue(text);

    await page.unroute(COMMIT);
    await section(page).getByRole('button', { name: 'Send again' }).click();
    await expect(comment(page, text).getByRole('time')).toBeVisible();
    await expect(field(page)).toHaveValue('');
  });

  test('whose connection breaks after the comment has arrived sends it once', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([CUT, /403/]);
    const text = words('Nu eimal!');
    await openComments(page);
    await page.route(COMMIT, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await field(page).fill(text);
    await send(page).click();
    await expect(section(page).getByText(/was not sent/)).toBeVisible();
    await page.unroute(COMMIT);
    await section(page).getByRole('button', { name: 'Send again' }).click();
    await expect(comment(page, text).getByRole('time')).toBeVisible();
    await openComments(page);
    await expect(comment(page, text)).toHaveCount(1);
  });

  test('who cannot load the comments is told so, and tries again [ASYNC-comments] [ASYNC-shape]', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([CUT]);
    await page.route(QUERY, (route) => route.abort());
    await openComments(page);
    await expect(section(page).getByText(/The comments could not be loaded/)).toBeVisible();
    await page.unroute(QUERY);
    // Start, and only then success.
    let answer: () => void = () => undefined;
    const isDue = new Promise<void>((resolve) => (answer = resolve));
    await page.route(QUERY, async (route) => {
      await isDue;
      await route.continue();
    });
    await section(page).getByRole('button', { name: 'Retry' }).click();
    await expect(section(page).getByText('Loading the comments')).toBeAttached();
    await expect(section(page).getByText(/The comments could not be loaded/)).toHaveCount(0);
    answer();
    await expect(section(page).getByText('Loading the comments')).toHaveCount(0);
    await expect(
      section(page)
        .getByRole('list')
        .or(section(page).getByText(/Be the first/)),
    ).toBeVisible();
  });

  test('finds what was typed after going back and after a reload', async ({ page }) => {
    const text = words('Half a thought');
    await openComments(page);
    await field(page).fill(text);
    await page.getByRole('banner').getByRole('link', { name: 'HOME', exact: true }).click();
    await expect(page).toHaveURL('/home');
    await page.goBack();
    await toggle(page).click();
    await expect(field(page)).toHaveValue(text);
    await page.reload();
    await toggle(page).click();
    await expect(field(page)).toHaveValue(text);
  });

  test('who comments again at once is told to wait, and keeps the text', async ({ page }) => {
    const first = words('Eis');
    const second = words('Zwei');
    await openComments(page);
    await write(page, first);
    await field(page).fill(second);
    await send(page).click();
    await expect(
      section(page).getByText(/Please wait a moment: there must be 10 seconds/),
    ).toBeVisible();
    await expect(field(page)).toHaveValue(second);
    await expect(comment(page, second)).toHaveCount(0);
  });

  test('is told what is too long, and loses none of it', async ({ page }) => {
    const text = '😀'.repeat(1001);
    await openComments(page);
    await field(page).fill(text);
    await expect(section(page).getByText('2,002 / 2,000')).toBeVisible();
    await expect(field(page)).toHaveAccessibleDescription(/2 characters too many/);
    await send(page).click();
    await expect(field(page)).toHaveValue(text);
    await field(page).fill(text.slice(2));
    await send(page).click();
    const sent = comment(page, text.slice(2)).first();
    await expect(sent.getByRole('time')).toBeVisible();
    await sent.getByRole('button', { name: 'Delete your comment' }).click();
    await confirm(page, 'Delete');
  });
});

test.describe('a teacher', () => {
  test.use({ who: 'teacher' });

  test('opens a lesson without a plan and takes away the comment of another [ROLE-comment-delete]', async ({
    page,
    browser,
    stateOf,
    baseURL,
  }) => {
    const text = words('Chaufed mini Sache!');
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      storageState: await stateOf('vip'),
    });
    const author = await context.newPage();
    await openComments(author);
    await write(author, text);
    await context.close();

    await openComments(page);
    await comment(page, text)
      .getByRole('button', { name: /^Delete the comment by / })
      .click();
    const deleted = page.waitForResponse(COMMIT);
    await confirm(page, 'Delete');
    await expect(comment(page, text)).toHaveCount(0);
    await deleted;
    await openComments(page);
    await expect(comment(page, text)).toHaveCount(0);
  });

  test('is marked as one, and deletes all comments of one author', async ({
    page,
    request,
    browser,
    stateOf,
    baseURL,
  }) => {
    const texts = [words('Eis'), words('Zwei')] as const;
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      storageState: await stateOf('private'),
    });
    const author = await context.newPage();
    for (const text of texts) {
      await forgetCommentLimit(request, 'private');
      await openComments(author);
      await write(author, text);
    }
    await context.close();

    const answer = words('Bitte nöd!');
    await openComments(page);
    await write(page, answer);
    await expect(comment(page, answer)).toContainText('Teacher');
    await comment(page, texts[0])
      .getByRole('button', { name: /^Delete all by / })
      .click();
    const deleted = page.waitForResponse(COMMIT);
    await confirm(page, 'Delete');
    for (const text of texts) await expect(comment(page, text)).toHaveCount(0);
    await deleted;
    await openComments(page);
    await expect(comment(page, answer)).toBeVisible();
    for (const text of texts) await expect(comment(page, text)).toHaveCount(0);
  });
});

for (const who of ['visitor', 'free', 'lapsed'] as const) {
  test.describe(who, () => {
    test.use({ who });

    test('finds no comments under a closed lesson, and the database refuses them [ROLE-server-enforced] [ROLE-no-plan]', async ({
      page,
      request,
    }) => {
      await page.goto(LESSON);
      await expect(page.locator('section', { hasText: 'No access.' }).first()).toBeVisible();
      await expect(toggle(page)).toHaveCount(0);
      const idToken = who === 'visitor' ? undefined : await idTokenOf(request, who);
      expect(await askDatabase(request, idToken)).toEqual([403, 403]);
    });
  });
}

test('a lesson of its own has comments of its own', async ({ browser, stateOf, baseURL }) => {
  const another = listedLessons.find(({ id, type }) => type === 'lesson' && id !== newestLesson.id);
  const text = words('Nume da');
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: await stateOf('private'),
  });
  const page = await context.newPage();
  await openComments(page, `/videos/${another?.id}`);
  await write(page, text);
  await openComments(page);
  await expect(
    section(page)
      .getByRole('list')
      .or(page.getByText(/Be the first/)),
  ).toBeVisible();
  await expect(comment(page, text)).toHaveCount(0);
  await context.close();
});
