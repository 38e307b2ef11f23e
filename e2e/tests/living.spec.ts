import type { APIRequestContext, Page } from '@playwright/test';
import { functionUrl } from '../support/backend';
import { createFormerSubscriber } from '../support/subscriber';
import { logInAs, storedAt } from '../support/learner';
import { CARDS, fillCard, pay, paymentOrigin } from '../support/payment';
import { planButton, planCard } from '../support/plans';
import { mainHeading } from '../support/remotes';
import { expect, test } from '../support/test';

const dialog = (page: Page) => page.getByRole('alertdialog');
const press = (page: Page, plan: string, name: string) =>
  planCard(page, plan).getByRole('button', { name, exact: true }).click();
const answer = (page: Page, name: 'YES' | 'NO' | 'OK') =>
  dialog(page).getByRole('button', { name, exact: true }).click();

/** Expects that some work makes the browser load the page again. */
async function expectReload(page: Page, work: () => Promise<void>): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  await work();
  await expect(page.locator('html:not([data-before])')).toBeAttached();
}

/** Buys a plan without a trial, so that a change costs money, and opens the plans again. */
async function subscribe(
  page: Page,
  request: APIRequestContext,
  plan: string,
  card: string = CARDS.good,
): Promise<string> {
  const learner = await createFormerSubscriber(request);
  await logInAs(page, learner, '/subscriptions');
  await planButton(page, plan).click();
  await fillCard(page, card);
  await pay(page);
  if (card === CARDS.alwaysAsks) await page.getByRole('button', { name: 'Complete' }).click();
  await expect(mainHeading(page, 'Thank you')).toBeVisible();
  await page.goto('/subscriptions');
  await expect(planCard(page, plan)).toContainText('renews on');
  return learner.uid;
}

test('up now, down at the end of the period, and back; cancelled, and resumed [CARD-first-payment] [CARD-cancelling] [LABEL-upgrade] [LABEL-downgrade] [LABEL-none] [LABEL-resubscribe] [ASYNC-cancel] [SUBSCRIBE-cancel] [CALL-uncancelSubscription] [CARD-latest-is-current] [ERROR-cancel-success] [DIALOG-success] [API-after-a-downgrade] [CALL-checkout-fields] [API-changeSubscription] @full', async ({
  page,
  request,
}) => {
  await subscribe(page, request, 'BASIC');

  const changing = page.waitForRequest(
    (sent) => sent.url() === functionUrl('changeStripeSubscription') && sent.method() === 'POST',
  );
  await press(page, 'VIP', 'UPGRADE');
  await expect(dialog(page)).toContainText('Change to VIP?');
  await expect(dialog(page)).toContainText(/You pay CHF\s\d+\.\d\d now/);
  await answer(page, 'YES');
  expect((await changing).postDataJSON()).toMatchObject({
    data: {
      OfferID: 'VIP_BASIC_PRIVATE_monthly',
      PackageID: 'VIP_monthly',
      ProductID: 'vip_monthly',
      StripePriceID: 'price_local_vip_monthly',
    },
  });
  await expect(planCard(page, 'VIP')).toContainText('renews on');
  const status = page.getByRole('status').filter({ hasText: /^Done\./ });
  await expect(status).toHaveText('Done. VIP is your plan now.');

  await press(page, 'BASIC', 'DOWNGRADE');
  await expect(dialog(page)).toContainText('You pay nothing now.');
  await answer(page, 'YES');
  await expect(status).toHaveText(/^Done\. BASIC begins on \d+ \w+ \d{4}/);
  await expect(planCard(page, 'BASIC')).toContainText('first payment on');
  await expect(planCard(page, 'VIP')).toContainText('canceles on');

  // Another plan is the latest, so the running one has no button. Source: LABEL-none.
  await expect(planCard(page, 'VIP').getByRole('button')).toHaveCount(0);

  await press(page, 'BASIC', 'cancel');
  await expect(dialog(page)).toContainText('Your change to BASIC is given up, too.');
  await answer(page, 'YES');
  await expect(dialog(page)).toContainText('Successfully canceled your subscription.');
  await expectReload(page, () => answer(page, 'OK'));
  await expect(planCard(page, 'BASIC').getByRole('button', { name: 'SUBSCRIBE' })).toBeVisible();
  await expectReload(page, () => press(page, 'VIP', 'resubscribe'));
  await expect(status).toHaveText('Done. VIP renews again.');
  await expect(planCard(page, 'VIP')).toContainText('renews on');
  await expect(planCard(page, 'BASIC').getByRole('button', { name: 'DOWNGRADE' })).toBeVisible();

  await press(page, 'VIP', 'cancel');
  await expect(dialog(page)).toContainText('Are you sure you want to cancel?');
  await expect(dialog(page)).toContainText(/VIP runs until \d+ \w+ \d{4}\./);
  await answer(page, 'NO');
  await expect(planCard(page, 'VIP')).toContainText('renews on');
  await press(page, 'VIP', 'cancel');
  await answer(page, 'YES');
  await expect(dialog(page)).toContainText('Successfully canceled your subscription.');
  await expect(dialog(page)).toHaveAccessibleName('SUCCESS');
  await answer(page, 'OK');
  await expect(page).toHaveURL('/subscriptions');
  await expect(planCard(page, 'VIP')).toContainText('canceles on');
});

test('what is cancelled on the provider’s own page shows as cancelled [API-billingPortal]', async ({
  page,
  request,
}) => {
  await subscribe(page, request, 'BASIC');
  await page.goto('/my-account');
  await page.getByRole('button', { name: 'Invoices and payment methods' }).click();
  await expect(page).toHaveURL((url) => url.origin === paymentOrigin);
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByRole('button', { name: 'Renew plan' })).toBeVisible();
  await page.goto('/subscriptions');
  await expect(async () => {
    await page.reload();
    await expect(planCard(page, 'BASIC')).toContainText(/(renews|canceles) on/);
    expect(await planCard(page, 'BASIC').textContent()).toContain('canceles on');
  }).toPass();
});

test('a private lesson: its rules, an hour that nobody else can take, and a move that gives it back [SUBSCRIBE-private-lesson] [PICKER-title] [PICKER-columns] [PICKER-selected] [VALID-slot-required] [VALID-slots-hidden] [ABOUT-private-lessons] [DIALOG-important] [PICKER-hour-buttons] [ASYNC-prerequisites] [DOC-read-slots] [PICKER-please-wait] [CONST-slot-days]', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const learner = await createFormerSubscriber(request);
  await logInAs(page, learner, '/subscriptions');
  await planButton(page, 'PRIVATE').click();
  const question = page.getByRole('dialog', { name: 'IMPORTANT!' });
  await expect(question.getByText('All times are Polish time.')).toBeVisible();
  // Hold the hours back until the sentence is visible.
  let answerHours: () => void = () => undefined;
  const hoursAreDue = new Promise<void>((resolve) => (answerHours = resolve));
  await page.route(/documents:(runQuery|batchGet)/, async (route) => {
    if (/PrivateLessons/.test(route.request().postData() ?? '')) await hoursAreDue;
    await route.continue();
  });
  await question.getByRole('button', { name: 'I agree' }).click();
  const picker = page.getByRole('dialog', { name: 'choose time(Polish time)' });
  await expect(picker).toContainText('please wait ...');
  answerHours();
  const columns = picker.getByRole('region');
  await expect(columns).toHaveCount(5);
  expect(
    await columns.evaluateAll((all) => all.map((column) => column.getAttribute('aria-label'))),
  ).toEqual(['MON', 'TUE', 'WED', 'THU', 'FRI']);
  const meridiems = (await columns.getByRole('button').allTextContents()).map((text) =>
    text.slice(-2),
  );
  expect([...new Set(meridiems)].sort()).toEqual(['AM', 'PM']);
  await expect(picker).not.toContainText('please wait ...');
  await picker.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page)).toContainText(
    "Please select an hour in which you'd like to schedule your private lessons and try again.",
  );
  await answer(page, 'OK');
  const monday = picker.getByRole('region', { name: 'MON' }).getByRole('button');
  const hour = monday.last();
  for (const each of await monday.all()) await expect(each).toHaveText(/^\d{1,2} (AM|PM)/);
  const name = (await hour.textContent()) ?? '';
  await hour.click();
  await expect(hour).toHaveAttribute('aria-pressed', 'true');
  await picker.getByRole('button', { name: 'Continue' }).click();
  await fillCard(page, CARDS.good);
  await pay(page);
  await expect(mainHeading(page, 'Thank you')).toBeVisible();
  await expect
    .poll(() => storedAt(request, `Entitlements/${learner.uid}`))
    .toMatchObject({ PrivateLessonSlotID: expect.anything() });

  await page.goto('/my-account');
  await expect(page.getByText('Your next private lessons')).toBeVisible();
  await expect(page.getByText('You bought PRIVATE.')).toBeVisible();
  await page.goto('/subscriptions');
  await press(page, 'PRIVATE', 'move my private lesson');
  await page.getByRole('button', { name: 'I agree' }).click();
  const tuesday = picker.getByRole('region', { name: 'TUE' }).getByRole('button');
  const moved = (await tuesday.last().textContent()) ?? '';
  await tuesday.last().click();
  await picker.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page)).toContainText('Your private lesson is moved');
  await answer(page, 'OK');
  await page.goto('/my-account');
  await expect(
    page.getByText(/You moved your private lesson from Monday .+ to Tuesday \d\d:00/),
  ).toBeVisible();

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await logInAs(other, await createFormerSubscriber(request), '/subscriptions');
  await planButton(other, 'PRIVATE').click();
  await other.getByRole('button', { name: 'I agree' }).click();
  const hours = other.getByRole('dialog', { name: 'choose time(Polish time)' });
  await expect(
    hours.getByRole('region', { name: 'TUE' }).getByRole('button').first(),
  ).toBeVisible();
  await expect(
    hours.getByRole('region', { name: 'TUE' }).getByRole('button', { name: moved, exact: true }),
  ).toHaveCount(0);
  await expect(
    hours.getByRole('region', { name: 'MON' }).getByRole('button', { name, exact: true }),
  ).toBeVisible();
  await context.close();
});
