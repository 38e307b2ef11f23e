import type { Page } from '@playwright/test';
import { functionsOrigin } from '../support/backend';
import { newestLesson } from '../support/content';
import { createLearner, logInAs, storedAt, type Learner } from '../support/learner';
import { CARDS, fillCard, pay, paymentOrigin, signUpHere } from '../support/payment';
import { planButton, planCard } from '../support/plans';
import { mainHeading } from '../support/remotes';
import { expect, test } from '../support/test';
const sessionOf = (page: Page) => new URL(page.url()).pathname;
const firstLine = newestLesson.lines[0]?.[0] ?? '';

/** Goes to the payment page of a plan. */
async function choose(page: Page, title: string): Promise<void> {
  await planButton(page, title).click();
  await expect(page).toHaveURL((url) => url.origin === paymentOrigin);
}

async function open(page: Page, learner: Learner): Promise<void> {
  await logInAs(page, learner, '/subscriptions');
  await expect(planCard(page, 'VIP')).toBeVisible();
}

test('from the plans to a lesson that plays: sign up, pay, learn [ASYNC-checkout] [CALL-createCheckout] [SUBSCRIBE-logged-out] [ABOUT-bought-on-web] [API-createCheckout] [API-leaves-by-url]', async ({
  page,
}) => {
  await page.goto(`/videos/${newestLesson.id}`);
  await page.goto('/subscriptions');
  await planButton(page, 'BASIC').click();
  await signUpHere(page);
  await fillCard(page, CARDS.good);
  await pay(page);
  await expect(page).toHaveURL(/\/success\//);
  await expect(mainHeading(page, 'Thank you')).toBeVisible();
  await expect(page.getByText('Your BASIC plan has started')).toBeVisible();
  await page.goto('/success/anything');
  await expect(mainHeading(page, 'Your plan')).toBeVisible();
  await expect(page.getByText('has started')).toHaveCount(0);
  await page.goto(`/videos/${newestLesson.id}`);
  await expect(page.getByText(firstLine).first()).toBeVisible();
  await page.goto('/subscriptions');
  await expect(planCard(page, 'BASIC')).toContainText(/renews on \d+ \w+ \d{4}/);
  await expect(planCard(page, 'BASIC')).toContainText(/free until \d+ \w+ \d{4}/);
  await expect(planCard(page, 'BASIC').getByRole('button', { name: 'cancel' })).toBeVisible();
});

test('Back from the payment page: nothing was charged, the plan is still chosen, and it is the same session', async ({
  page,
  request,
}) => {
  await open(page, await createLearner(request));
  await page.getByRole('radio', { name: 'Annual' }).check({ force: true });
  await choose(page, 'VIP');
  const session = sessionOf(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(mainHeading(page, 'You left the checkout')).toBeVisible();
  await expect(page.getByText('Nothing was charged')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
  await choose(page, 'VIP');
  expect(sessionOf(page)).toBe(session);
});

test('two tabs: the same package is one session, and what one has bought the other does not buy again @full', async ({
  page,
  request,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/400/]);
  await open(page, await createLearner(request));
  const other = await context.newPage();
  await other.goto('/subscriptions');
  const late = await context.newPage();
  await late.goto('/subscriptions');
  await expect(planCard(late, 'VIP')).toBeVisible();
  await choose(page, 'VIP');
  await choose(other, 'VIP');
  expect(sessionOf(other)).toBe(sessionOf(page));
  await fillCard(page, CARDS.good);
  await pay(page);
  await expect(mainHeading(page, 'Thank you')).toBeVisible();
  await planButton(late, 'BASIC').click();
  const alert = late.getByRole('alertdialog', { name: /^You have a plan already\./ });
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(planCard(late, 'VIP')).toContainText('renews on');
});

test('a tab that is closed after paying: the webhook alone unlocks @full', async ({
  page,
  request,
}) => {
  const learner = await createLearner(request);
  await open(page, learner);
  await choose(page, 'BASIC');
  await fillCard(page, CARDS.good);
  // Block the calls of the page after the payment.
  await page.route(`${functionsOrigin}/**`, () => undefined);
  const paid = page.waitForResponse((response) => response.request().method() === 'POST');
  await pay(page);
  expect((await paid).status()).toBe(303);
  await page.close();
  await expect
    .poll(() => storedAt(request, `Entitlements/${learner.uid}`))
    .toMatchObject({ identifier: { stringValue: 'BASIC_monthly' } });
});
