import type { Page, Request } from '@playwright/test';
import { createLearner, logInAs, logInByForm } from '../support/learner';
import { changeSiteConfig } from '../support/site-config';
import { expect, test } from '../support/test';

const PATH = '/api/session';

/** Configures the path for the next pages. @returns their requests to it; the list grows */
async function configure(page: Page, idTokenSyncPath: string): Promise<readonly Request[]> {
  await changeSiteConfig(page, { idTokenSyncPath });
  const sent: Request[] = [];
  await page.route(`**${PATH}`, (route) => {
    sent.push(route.request());
    return route.fulfill({ status: 204 });
  });
  return sent;
}

test('a server of the same origin gets the ID token on log-in, and is told of the log-out [IDENTITY-token-sync]', async ({
  page,
  request,
}) => {
  const learner = await createLearner(request);
  const sent = await configure(page, PATH);
  await logInByForm(page, learner, '/settings');
  await expect.poll(() => sent.map((one) => one.method())).toEqual(['POST']);
  expect(sent[0]!.headers().authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]*$/);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => sent.map((one) => one.method())).toEqual(['POST', 'DELETE']);
  expect(sent[1]!.headers().authorization).toBeUndefined();
});

test('without that configuration nothing is sent and its code is not loaded', async ({
  page,
  request,
}) => {
  const learner = await createLearner(request);
  const urls: string[] = [];
  page.on('request', (one) => urls.push(one.url()));
  await logInAs(page, learner, '/settings');
  await expect(page.getByRole('switch').first()).toBeVisible();
  expect(urls.filter((url) => /id-token-sync|api\/session/.test(url))).toEqual([]);
});
