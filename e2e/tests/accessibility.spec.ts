import { expectAccessible, expectNoFindings, THEMES, useTheme } from '../support/accessible';
import { forgetCommentLimit } from '../support/backend';
import { newestLesson } from '../support/content';
import { SEEN_A_MOMENT_AGO } from '../support/live-room';
import { embed } from '../support/parent-app';
import { planButton } from '../support/plans';
import { mainHeading } from '../support/remotes';
import { expect, test } from '../support/test';

// `routes.spec.ts` checks each screen as its address opens it. These tests check dialogs, menus and
// states that a learner opens on a screen.
const DIALOG = 'dialog[open]';

test('the log-in form, an open alert and the sign-up overlay with either form are accessible', async ({
  page,
}) => {
  await test.step('the log-in form', async () => {
    await page.goto('/sign-in-up?startWithLogIn=true');
    await expect(page.getByRole('button', { name: 'LOG IN', exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an open alert', async () => {
    await page.goto('/sign-in-up');
    await page.getByRole('button', { name: 'SIGN UP', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, DIALOG);
  });

  await test.step('the sign-up overlay', async () => {
    await page.goto('/subscriptions');
    await planButton(page, 'VIP').click();
    const overlay = page.getByRole('dialog', { name: 'Sign up or log in' });
    await expect(overlay.getByRole('button', { name: 'SIGN UP', exact: true })).toBeVisible();
    await expectAccessible(page, DIALOG);
    await overlay.getByRole('link', { name: 'Log in' }).click();
    await expect(overlay.getByRole('button', { name: 'LOG IN', exact: true })).toBeVisible();
    await expectAccessible(page, DIALOG);
  });
});

test('the not-found screen is accessible @full', async ({ page }) => {
  await page.goto('/no-such-page-with-a-long-and-unbreakable-name-at-the-end-of-its-address');
  await expect(mainHeading(page, 'Page not found')).toBeVisible();
  await expectAccessible(page);
});

test.describe('of a member', () => {
  test.use({ who: 'vip' });

  test('home is accessible @full', async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Grüezi \S+/);
    await expectAccessible(page);
  });

  test('the room of a live lesson is accessible', async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors([SEEN_A_MOMENT_AGO]);
    await page.goto('/live-lessons');
    await page.getByRole('button', { name: 'Enter the room' }).click();
    const chat = page.frameLocator('iframe[title="Live chat"]');
    await expect(chat.getByRole('textbox')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
    await expectAccessible(page);
  });

  test('open comments are accessible, also one that could not be sent', async ({
    page,
    request,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors([/Failed to load resource|net::ERR_FAILED|RPC_ERROR/]);
    await forgetCommentLimit(request, 'vip');
    await page.goto(`/videos/${newestLesson.id}`);
    await page.getByRole('button', { name: 'Comments', exact: true }).click();
    const comments = page.getByRole('region', { name: 'Comments' });
    const field = comments.getByRole('textbox', { name: 'Your comment' });
    await page.route(/documents:commit/, (route) => route.abort());
    await field.fill('Eis-zwei-drüü-'.repeat(20));
    await comments.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(comments.getByText(/was not sent/)).toBeVisible();
    await field.fill('a'.repeat(2001));
    await expectAccessible(page, 'section:has(> * textarea)');
  });

  test('the settings, the account, the question before its deletion and the consents are accessible', async ({
    page,
  }) => {
    await test.step('the settings, with both forms open', async () => {
      await page.goto('/settings');
      await expect(page.getByRole('switch').first()).toBeVisible();
      await page.getByRole('button', { name: 'Change email' }).click();
      await page.getByRole('button', { name: 'Change password' }).click();
      await expectAccessible(page);
    });

    await test.step('the account', async () => {
      await page.goto('/my-account');
      await expect(page.getByText(/renews on/)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the question before it is deleted', async () => {
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByRole('dialog').getByText(/It is cancelled at once/)).toBeVisible();
      await expectAccessible(page, DIALOG);
    });

    await test.step('the consent form with the highlight', async () => {
      await page.goto('/collect-consents');
      await page.getByRole('checkbox', { name: /^Terms/ }).uncheck();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
      await expect(page.getByRole('checkbox', { name: /^Terms/ })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expectAccessible(page);
    });
  });
});

test('the forms in the native app, with Apple, are accessible @full', async ({ page }) => {
  await embed(page, 'ios');
  await page.goto('/sign-in-up');
  await expect(page.getByRole('button', { name: 'Continue with Apple' })).toBeVisible();
  await expectAccessible(page);
});

test('the open side panel is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  for (const colorScheme of THEMES) {
    await useTheme(page, colorScheme);
    await expectNoFindings(page, colorScheme, DIALOG);
  }
});
