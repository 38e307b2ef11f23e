import type { Locator, Page } from '@playwright/test';

/** A page, or the web view of the simulator. */
type Within = Pick<Page, 'getByRole'>;

/** The card of a plan on the subscription page. */
export const planCard = (page: Within, title: string): Locator =>
  page.getByRole('article', { name: title, exact: true });

/** The button on its card for a learner without a plan. */
export const planButton = (page: Within, title: string): Locator =>
  planCard(page, title).getByRole('button', { name: /^(TRY OUT|SUBSCRIBE)$/ });

/**
 * Leaves checkouts unanswered, for tests that end before the payment page.
 *
 * @returns counts the started checkouts
 */
export async function holdCheckout(page: Page): Promise<() => number> {
  let started = 0;
  await page.route('**/createStripeCheckoutSession', (route) => {
    if (route.request().method() === 'POST') started += 1;
    else return route.fallback();
  });
  return () => started;
}
