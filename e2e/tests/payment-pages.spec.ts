import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/accessible';
import { tabTo } from '../support/keyboard';
import { createLearner, logInAs } from '../support/learner';
import { CARDS, paymentOrigin } from '../support/payment';
import { planButton } from '../support/plans';
import { mainHeading } from '../support/remotes';
import { expect, test } from '../support/test';

/** Fills in a card with the keyboard, and presses Enter on the button for paying. */
async function payByKeyboard(page: Page, card: string): Promise<void> {
  for (const [label, text] of [
    ['Email', 'anna@example.com'],
    ['Card number', card],
    ['Expiry', '12 / 34'],
    ['CVC', '123'],
  ] as const) {
    const field = page.getByLabel(label);
    await tabTo(field);
    await field.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  }
  await tabTo(page.getByRole('button', { name: /^(Pay .+|Start trial)$/ }));
  await page.keyboard.press('Enter');
}

test('a plan is bought with the keyboard alone; every page on the way is accessible [SUBSCRIBE-straight]', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/402/]);
  await logInAs(page, await createLearner(request), '/subscriptions');
  await tabTo(planButton(page, 'VIP'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.origin === paymentOrigin);
  await expectNoFindings(page, 'the payment page');

  await payByKeyboard(page, CARDS.declined);
  await expect(page.getByRole('alert')).toContainText('declined');
  await expectNoFindings(page, 'a declined card');

  await payByKeyboard(page, CARDS.asksTheBank);
  const complete = page.getByRole('button', { name: 'Complete' });
  await expect(complete).toBeVisible();
  await expectNoFindings(page, 'the question of the bank');
  await tabTo(complete);
  await page.keyboard.press('Enter');
  await expect(mainHeading(page, 'Thank you')).toBeVisible();
});
