import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { newestLesson } from '../support/content';
import { logInAs, storedAt } from '../support/learner';
import { createSubscriber } from '../support/subscriber';
import { expect, test } from '../support/test';

const PATH = `/flashcards/${newestLesson.id}`;
const REFUSED = /getFlashcardsCloudFunction/;

/** The part to check; `routes.spec.ts` checks the rest of the screen. */
const PRACTICE = '[aria-label="Practice"]';
const practice = (page: Page) => page.getByRole('region', { name: 'Practice' });
const turn = (page: Page) =>
  practice(page).getByRole('button', { name: 'Turn the card', exact: true });
/** The card, whichever side is up. */
const card = (page: Page) =>
  practice(page).getByRole('button', { name: /.+ Turn (the card|back)$/ });
const count = (page: Page, name: string) =>
  practice(page).locator('dl > div', { hasText: name }).locator('dd');

async function expectAlert(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'No access', exact: true });
  await expect(dialog).toHaveAccessibleDescription('Please Sign in or subscribe to BASIC or VIP.');
  await expect(dialog.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
}

test('a visitor is told, finds out what flashcards are, and is led to log in and back [ERROR-flashcards] [ROLE-visitor-flashcards] [ROUTE-flashcards]', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([REFUSED]);
  const { email, password } = await createSubscriber(request);
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'What flashcards are' })).toBeAttached();
  await expectAlert(page);
  await expect(page).toHaveURL(/sign-in-up\?startWithLogIn=true/);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'LOG IN', exact: true }).click();
  await expect(page).toHaveURL(PATH);
  await expect(turn(page)).toBeVisible();
});

test.describe('a learner without a plan', () => {
  test.use({ who: 'free' });

  test('is told, and sees no card [ERROR-flashcards] [ROLE-no-plan] [ROLE-server-enforced] [DIALOG-no-access]', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([REFUSED]);
    await page.goto(PATH);
    const dialog = page.getByRole('alertdialog', { name: 'No access', exact: true });
    await expect(dialog).toBeVisible();
    await expect(practice(page)).toHaveCount(0);

    // The alert leads nowhere. After Escape the page offers what opens the cards.
    await page.keyboard.press('Escape');
    const panel = page.getByRole('region', { name: 'Learn these words with BASIC' });
    await expect(panel.getByRole('link')).toHaveText('Try BASIC free for 30 days');
    const sound = page.waitForResponse((response) => response.url().endsWith('.m4a'));
    await page.getByRole('button', { name: 'Hear line 1' }).click();
    expect((await sound).ok()).toBe(true);
    await expect(page).toHaveURL(PATH);

    await page.reload();
    await dialog.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expect(page).toHaveURL(/\/subscriptions/);
  });
});

test('a BASIC member has the cards of a lesson; a session by keyboard alone is stored, and goes on where it was left [ROLE-basic] [CALL-getFlashcards] [ABOUT-flashcards-per-video] [ASYNC-flashcards] [ENTITY-flashcard]', async ({
  page,
  request,
}) => {
  const learner = await createSubscriber(request);
  const answer = page.waitForResponse(
    (response) => REFUSED.test(response.url()) && response.request().method() === 'POST',
  );
  await logInAs(page, learner, PATH);
  const { result } = (await (await answer).json()) as { result: { flashcards: unknown[] } };
  expect(result.flashcards.length).toBeGreaterThan(3);
  for (const given of result.flashcards) {
    const text: unknown = expect.stringMatching(/\S/);
    expect(given).toMatchObject({ SwissGerman: text, English: text });
  }
  await expect(turn(page)).toBeVisible();
  const fresh = Number(await count(page, 'New').textContent());
  const first = await card(page).textContent();

  await page.keyboard.press(' ');
  await expect(card(page)).toBeFocused();
  await page.keyboard.press('2');
  await expect(count(page, 'Learned')).toHaveText('1');
  await page.keyboard.press('z');
  await expect(count(page, 'Learned')).toHaveText('0');
  await expect(card(page)).toHaveText(first ?? '');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect(count(page, 'Due')).toHaveText('1');
  await expect(count(page, 'New')).toHaveText(String(fresh - 2));

  const path = `LearnerState/${learner.uid}/Cards/${newestLesson.id}`;
  await expect.poll(async () => Object.keys(cardsOf(await storedAt(request, path))).length).toBe(2);
  await page.reload();
  await expect(count(page, 'Learned')).toHaveText('1');
  await expect(count(page, 'Due')).toHaveText('1');
});

test('answers are typed by keyboard alone, judged, taken back and stored @full', async ({
  page,
  request,
}) => {
  const learner = await createSubscriber(request);
  await logInAs(page, learner, PATH);
  const first = (await card(page).textContent())!;
  const typing = practice(page).getByRole('switch', { name: 'Type the answers' });
  await typing.focus();
  await page.keyboard.press('Space');
  const field = practice(page).getByRole('textbox', { name: 'Your answer' });
  await expect(field).toBeVisible();
  await expectAccessible(page, PRACTICE);

  await field.focus();
  await page.keyboard.type('Chuchichäschtli');
  await page.keyboard.press('Enter');
  const verdict = practice(page)
    .getByRole('status')
    .filter({ hasText: /^Not this time/ });
  await expect(verdict).toBeVisible();
  await expectAccessible(page, PRACTICE);
  const asked = (await verdict.locator('[lang=gsw]').first().textContent())!;
  expect(first).toContain(asked);
  await page.keyboard.press('Enter');
  await expect(count(page, 'Due')).toHaveText('1');
  await expect(field).toBeFocused();

  await practice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(verdict).toBeVisible();
  await practice(page).getByRole('button', { name: 'My answer is right' }).click();
  await expect(practice(page).getByText('A teacher will look at it.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(count(page, 'Learned')).toHaveText('1');
  const path = `LearnerState/${learner.uid}/Cards/${newestLesson.id}`;
  await expect.poll(async () => Object.keys(cardsOf(await storedAt(request, path))).length).toBe(1);
  await page.reload();
  await expect(typing).toBeChecked();
  await expect(field).toBeVisible();
  await expect(count(page, 'Learned')).toHaveText('1');
});

test('a typed card fits on a phone of 320 × 568 @full', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await logInAs(page, await createSubscriber(request), PATH);
  await practice(page).getByRole('switch', { name: 'Type the answers' }).check();
  const field = practice(page).getByRole('textbox', { name: 'Your answer' });
  const check = practice(page).getByRole('button', { name: 'Check', exact: true });
  await field.focus();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(check).toBeInViewport({ ratio: 1 });
});

test('cards leave as a file for Anki, fit on a phone of 320 × 568, are accessible, and turn without movement where that disturbs', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logInAs(page, await createSubscriber(request), PATH);

  await test.step('the file for Anki', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export for Anki' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+\.txt$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^#separator:tab\n#html:false\n#notetype:Basic\n#deck:Swiss German::/);
    expect(text).toContain('#columns:Front\tBack\n');
    expect(text.trim().split('\n').length).toBeGreaterThan(8);
  });

  await test.step('a card and the button that turns it fit', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.reload();
    await expect(turn(page)).toBeInViewport({ ratio: 1 });
    await expect(card(page)).toBeInViewport({ ratio: 1 });
  });

  // `routes.spec.ts` checks a card that asks; check a turned one.
  await card(page).click();
  await expect(practice(page).getByRole('button', { name: /^Known/ })).toBeVisible();
  await expect(card(page).locator(':scope > span')).toHaveCSS('transform', 'none');
  await expectAccessible(page, PRACTICE);
});

/** Schedules of a stored document, in the notation of Firestore's REST API. */
function cardsOf(stored: unknown): Record<string, unknown> {
  const fields = stored as
    { cards?: { mapValue: { fields?: Record<string, unknown> } } } | undefined;
  return fields?.cards?.mapValue.fields ?? {};
}
