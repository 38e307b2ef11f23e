import type { Frame, Page } from '@playwright/test';
import { expectNoFindings } from '../support/accessible';
import { PASSWORD, submitLogIn } from '../support/accounts';
import { newestLesson } from '../support/content';
import { createLearner, freshEmail, logInAs } from '../support/learner';
import { longRunUnless } from '../support/long-run';
import { planButton, planCard } from '../support/plans';
import { openSimulator, type Simulator } from '../support/simulator';
import { expect, test } from '../support/test';
import { expectToPlay, play, videoOf } from '../support/video';

// A killed app aborts the requests of its page, and so does a page that is left.
test.beforeEach(({ allowConsoleErrors }) =>
  allowConsoleErrors([/RPC_ERROR HTTP error has no status/]),
);

const LESSON = `/videos/${newestLesson.id}`;

/** The page in a browser, or in the app. */
type Within = Page | Frame;

const STORES = { ios: 'App Store', android: 'Google Play' } as const;

async function signUp(product: Frame, name: string, email: string): Promise<void> {
  await product.getByLabel('Username', { exact: true }).fill(name);
  await product.getByLabel('Email', { exact: true }).fill(email);
  await product.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await product.getByRole('checkbox', { name: /^I agree/ }).check();
  await product.getByRole('button', { name: 'SIGN UP', exact: true }).click();
}

/** Expects one alert of the product, and closes it. */
async function expectAlert(product: Frame, title: string, text: string | RegExp): Promise<void> {
  const alert = product.getByRole('alertdialog', { name: title, exact: true });
  await expect(alert).toContainText(text);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(product.getByRole('alertdialog')).toHaveCount(0);
}

async function expectOpen(within: Within): Promise<void> {
  const video = videoOf(within);
  await expect(video).toBeVisible();
  await play(video);
  await expectToPlay(video);
}

async function expectLocked(within: Within): Promise<void> {
  const panel = within.getByRole('main').getByRole('region', { name: 'No access.', exact: true });
  await expect(panel).toBeVisible();
  await expect(videoOf(within)).toHaveCount(0);
}

const typesTo = async (simulator: Simulator, kind: 'from page' | 'to page') =>
  (await simulator.log()).filter((entry) => entry.kind === kind).map(({ type }) => type);

for (const [os, store] of Object.entries(STORES) as ['ios' | 'android', string][]) {
  /** Buys VIP in the app with a new account. */
  const buy = async (page: Page) => {
    const email = freshEmail();
    const simulator = await openSimulator(page, { os, path: '/subscriptions' });
    const product = await simulator.product();
    // The app shows the store's prices, and no plan that only the web sells.
    await expect(planCard(product, 'VIP')).toContainText('30 days free, then');
    await expect(planCard(product, 'VIP')).toContainText('CHF 42.00');
    await expect(planCard(product, 'PRIVATE')).toHaveCount(0);
    await planButton(product, 'VIP').click();
    await signUp(product, 'Anna Neu', email);
    await expectAlert(product, 'Thank you', 'VIP is your plan now.');
    await expect(planCard(product, 'VIP')).toContainText('renews on');
    return { email, simulator };
  };

  test(`${os}: a plan bought in the app opens lessons there and in the browser, and is managed in the store [ABOUT-bought-in-apps] [ABOUT-store-purchase-managed-there] [WRAPPER-purchase]${longRunUnless(os === 'ios')}`, async ({
    page,
    context,
  }) => {
    const { email, simulator } = await buy(page);
    await expectOpen(await simulator.open(LESSON));

    // Open the same account in a browser.
    const browser = await context.newPage();
    await logInAs(browser, { email, password: PASSWORD }, LESSON);
    await expectOpen(browser);
    await browser.goto('/subscriptions');
    const elsewhere = browser.getByRole('region', {
      name: 'Your plan is managed where you bought it',
    });
    await expect(elsewhere).toContainText(
      `Your plan is paid through ${os === 'ios' ? 'the ' : ''}${store}.`,
    );
    await expect(browser.getByText('CHF 42.00')).toHaveCount(0);
    expect((await simulator.log()).filter(({ kind }) => kind === 'refused')).toEqual([]);
  });

  test(`${os}: a plan bought in the app moves with a restore, and ends in the app and the browser @full [WRAPPER-restore]`, async ({
    page,
    context,
    request,
  }) => {
    const { email, simulator } = await buy(page);
    const browser = await context.newPage();
    await logInAs(browser, { email, password: PASSWORD }, LESSON);
    await expectOpen(browser);

    // Another learner on the same phone restores it.
    let product = await simulator.open('/settings');
    await product.getByRole('button', { name: 'Log out' }).click();
    await expect(product.getByText('You are not logged in.')).toBeVisible();
    const second = await createLearner(request);
    product = await simulator.open('/sign-in-up?startWithLogIn=true&next=%2Fsubscriptions');
    await submitLogIn(product, second.email, PASSWORD);
    await product.getByRole('button', { name: 'restore purchase' }).click();
    await expectAlert(product, 'Your plan is restored', 'VIP is open on this account now.');
    product = await simulator.open(LESSON);
    await expectOpen(product);
    await browser.goto(LESSON);
    await expectLocked(browser);

    // End the plan in the store.
    await browser.goto('/settings');
    await browser.getByRole('button', { name: 'Log out' }).click();
    await expect(browser.getByText('You are not logged in.')).toBeVisible();
    await logInAs(browser, second, LESSON);
    await expectOpen(browser);
    await simulator.expire();
    await expect(async () => {
      await browser.reload();
      await expect(browser.getByRole('region', { name: 'No access.' })).toBeVisible({
        timeout: 5_000,
      });
    }).toPass();
    await expectLocked(browser);
    await expectLocked(await simulator.open(LESSON));

    expect((await simulator.log()).filter(({ kind }) => kind === 'refused')).toEqual([]);
  });

  test(`${os}: an app that is killed during a purchase has the plan after its next start, and says so once @full`, async ({
    page,
    request,
  }) => {
    const learner = await createLearner(request);
    const path = '/sign-in-up?startWithLogIn=true&next=%2Fsubscriptions';
    const simulator = await openSimulator(page, { os, preset: 'dies', path });
    let product = await simulator.product();
    await submitLogIn(product, learner.email, PASSWORD);
    await planButton(product, 'BASIC').click();
    await expect.poll(simulator.isRunning).toBe(false);
    await expect(page.getByText('The app is not running.')).toBeVisible();
    expect(await typesTo(simulator, 'to page')).not.toContain('STOP_LOADING');

    product = await simulator.start();
    await expectAlert(product, 'Thank you', 'BASIC is your plan now.');
    await expectOpen(await simulator.open(LESSON));
    product = await simulator.start();
    await expect(product.locator('html')).toHaveAttribute('data-tier', '1');
    product = await simulator.open('/subscriptions');
    await expect(planCard(product, 'BASIC')).toContainText('renews on');
    await expect(product.getByRole('alertdialog')).toHaveCount(0);

    // Check the simulator's page, too.
    for (const part of ['header', 'main > .column:first-child', 'main > .column:last-child']) {
      await expectNoFindings(page, `${part} of the simulator`, part);
    }
  });
}
