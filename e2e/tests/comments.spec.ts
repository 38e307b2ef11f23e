import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { forgetCommentLimit } from '../support/backend';
import { newestLesson } from '../support/content';
import { logInAs } from '../support/learner';
import { createSubscriber } from '../support/subscriber';
import { expect, test } from '../support/test';

const LESSON = `/videos/${newestLesson.id}`;
/** Console errors of a page whose connection is cut. */
const CUT = /Failed to load resource|net::ERR_FAILED|RPC_ERROR/;
const COMMIT = /documents:commit/;

const toggle = (page: Page) => page.getByRole('button', { name: 'Comments', exact: true });
const section = (page: Page) => page.getByRole('region', { name: 'Comments' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });
const send = (page: Page) => section(page).getByRole('button', { name: /^Send/ });
const comment = (page: Page, text: string): Locator =>
  section(page).getByRole('listitem').filter({ hasText: text });

// Run one at a time: the tests share accounts, and an account may comment once in ten seconds.
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

test.describe('a member', () => {
  test.use({ who: 'basic' });

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
});

test.describe('a teacher', () => {
  test.use({ who: 'teacher' });

  test('is marked as one, and deletes all comments of one author @full', async ({
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

test.describe('a question about a line', () => {
  test.use({ who: 'private' });

  test('is on the teacher’s list, and its answer is announced to who asked, below the comment @full', async ({
    page,
    browser,
    stateOf,
    baseURL,
  }) => {
    const [question, answer] = [words('Werum eso'), words('Will mer das so seit.')];
    await page.goto(LESSON);
    const text = page.getByRole('region', { name: 'Line by line' });
    const line = text.getByRole('listitem').nth(1);
    const dialect = await line.locator('[lang=gsw]').innerText();
    await line.getByRole('button', { name: 'Ask about this line' }).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription(new RegExp('^About the line '));
    await write(page, question);
    await expect(comment(page, question)).toContainText(dialect);
    await expect(comment(page, question).getByRole('button', { name: 'Answer' })).toHaveCount(0);
    await comment(page, question)
      .getByRole('button', { name: /^Play this line/ })
      .click();
    await expect(line).toHaveAttribute('aria-current', 'true');

    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      storageState: await stateOf('teacher'),
    });
    const teacher = await context.newPage();
    await teacher.goto('/live-lessons');
    const waiting = teacher.getByRole('region', { name: 'Open questions' });
    const entry = waiting.getByRole('listitem').filter({ hasText: question });
    await expect(entry).toContainText(dialect);
    await entry.getByRole('link').click();
    await expect(comment(teacher, question)).toBeFocused();
    await comment(teacher, question).getByRole('button', { name: 'Answer', exact: true }).click();
    await teacher.getByRole('textbox', { name: 'Your answer' }).fill(answer);
    await teacher.getByRole('button', { name: 'Send the answer' }).click();
    await expect(comment(teacher, question).getByRole('group')).toContainText(answer);
    await teacher.goto('/live-lessons');
    await expect(
      waiting.getByRole('listitem').or(waiting.getByText(/^No question is waiting/)),
    ).not.toHaveCount(0);
    await expect(entry).toHaveCount(0);
    await context.close();

    await page.goto('/');
    const today = page.getByRole('region', { name: 'Today' });
    await expect(today).toContainText('The teacher answered your question.');
    await today.getByRole('link', { name: 'Read the answer' }).click();
    await expect(comment(page, question)).toBeFocused();
    const below = comment(page, question).getByRole('group', { name: 'Answer of the teacher' });
    await expect(below).toContainText('Teacher');
    await expect(below).toContainText(answer);

    await page.goto('/');
    await expect(today.getByRole('link').first()).toBeVisible();
    await expect(today).not.toContainText('The teacher answered');
  });
});

test('a member without a name adds one at the first comment, which then appears under it @full', async ({
  page,
  request,
}) => {
  const text = words('Endlich!');
  await logInAs(page, await createSubscriber(request, ''), LESSON);
  await toggle(page).click();
  await field(page).fill(text);
  await send(page).click();
  const name = page.getByLabel('Username');
  await expect(name).toBeFocused();
  await expect(field(page)).toHaveValue(text);
  // The server refuses the name of a teacher, and the form keeps the text.
  await name.fill('Therese Tobler');
  await page.getByRole('button', { name: 'Save the name and send' }).click();
  await expect(page.getByText(/is like that of a teacher or of the school/)).toBeVisible();
  await expect(field(page)).toHaveValue(text);
  await name.fill('Lena Neu');
  await name.press('Enter');
  await expect(comment(page, text)).toContainText('Lena Neu');
  await expect(comment(page, text).getByRole('time')).toBeVisible();
  await page.reload();
  await toggle(page).click();
  await expect(comment(page, text)).toContainText('Lena Neu');
});
