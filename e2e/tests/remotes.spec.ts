import { addresses } from 'delivery/addresses';
import { expectToWork, failureOf, REMOTES, retryRevives } from '../support/remotes';
import { expect, test } from '../support/test';

const { origin } = addresses().sites['mf-live'];
/** Whether a request is for a chunk, which a later release may no longer have. */
const isChunk = (url: URL) => url.origin === origin && /live.lessons.*\.js$/.test(url.pathname);

// Here the page itself holds the prerendered screen. `remotes-cache.spec.ts` tests other faults,
// and comes from another page.
test('the code of the screen that a page holds is missing: the remote says so in its place, the others work, Retry revives it', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/ERR_|Failed to load resource|MIME type|integrity/]);
  await page.route(isChunk, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/live-lessons', { waitUntil: 'commit' });
  await expect(failureOf(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute(isChunk);
  await retryRevives(page, 'Live lessons');
  await expectToWork(page, REMOTES);
});
