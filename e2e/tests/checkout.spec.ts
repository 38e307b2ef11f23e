import type { Page } from '@playwright/test';
import { addresses } from 'tooling/addresses';
import { functionsOrigin } from '../support/backend';
import { newestLesson } from '../support/content';
import { createLearner, logInAs, storedAt, type Learner } from '../support/learner';
import { CARDS, fillCard, pay, paymentOrigin, signUpHere } from '../support/payment';
import { planButton, planCard } from '../support/plans';
import { mainHeading } from '../support/remotes';
import { expect, test } from '../support/test';

const SHELL = addresses().sites.shell.origin;
const sessionOf = (page: Page) => new URL(page.url()).pathname;
const firstLine = newestLesson.lines[0]?.[0] ?? '';

/** To the payment page of a plan. */
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

test('a plan without prerequisites is paid at once; a declined card says so, and another one pays [SUBSCRIBE-straight]', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/402/]);
  await open(page, await createLearner(request));
  await choose(page, 'VIP');
  await fillCard(page, CARDS.declined);
  await pay(page);
  await expect(page.getByRole('alert')).toContainText('declined');
  await fillCard(page, CARDS.good);
  await pay(page);
  await expect(mainHeading(page, 'Thank you')).toBeVisible();
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

test('two tabs: the same package is one session, and what one has bought the other does not buy again', async ({
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

test('a tab that is closed after paying: the webhook alone unlocks', async ({ page, request }) => {
  const learner = await createLearner(request);
  await open(page, learner);
  await choose(page, 'BASIC');
  await fillCard(page, CARDS.good);
  // What the page does after the payment never comes.
  await page.route(`${functionsOrigin}/**`, () => undefined);
  const paid = page.waitForResponse((response) => response.request().method() === 'POST');
  await pay(page);
  expect((await paid).status()).toBe(303);
  await page.close();
  await expect
    .poll(() => storedAt(request, `Entitlements/${learner.uid}`))
    .toMatchObject({ identifier: { stringValue: 'BASIC_monthly' } });
});

test('a checkout that cannot be opened says so, and its script that cannot be loaded is only logged [ERROR-checkout] [ERROR-payment-script]', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/503|ERR_FAILED|Failed to load|js\.stripe\.com/]);
  // The product as with a key; its policy, as here, names no script of the provider.
  // A page that the test answers counts as a page of the internet, which may not ask this machine.
  await page.context().grantPermissions(['local-network-access'], { origin: SHELL });
  await page.route(`${SHELL}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '"allowOverrides"',
      '"stripePublishableKey":"pk_test_any","allowOverrides"',
    );
    return route.fulfill({ response, body });
  });
  const scriptLogged = page.waitForEvent('console', (message) =>
    /The payment script could not be loaded/.test(message.text()),
  );
  await open(page, await createLearner(request));
  await page.route('**/createStripeCheckoutSession', (route) => route.abort());
  await planButton(page, 'VIP').click();
  await expect(page.getByRole('alertdialog', { name: 'Oops.' })).toContainText(
    'Something went wrong.',
  );
  expect((await scriptLogged).type()).toBe('warning');
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
});
