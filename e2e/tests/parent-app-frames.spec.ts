import { browserOptions } from '../support/browser';
import { embed, madeUpIdToken } from '../support/parent-app';
import { expect, test } from '../support/test';

// Bypass the policy, which forbids such a frame. Isolate sites, as a desktop browser does: only
// then the message of a removed frame has no source.
const { args = [], ...options } = browserOptions();
test.use({
  bypassCSP: true,
  launchOptions: { ...options, args: [...args, '--site-per-process'] },
});

const ATTACKER = 'https://attacker.example/frame.html';
const message = JSON.stringify({
  type: 'LOG_IN_WITH_ID_TOKEN',
  payload: { provider: 'google.com', idToken: madeUpIdToken('Mallory') },
});
const WAYS = {
  'that posts itself': `top.postMessage(${JSON.stringify(message)}, '*');`,
  // The message of a removed frame has no source.
  'that posts through a frame it destroys': `
    const child = document.body.appendChild(document.createElement('iframe'));
    child.contentWindow.eval("top.postMessage(" + ${JSON.stringify(JSON.stringify(message))} + ", '*')");
    child.remove();`,
} as const;

for (const [how, script] of Object.entries(WAYS)) {
  test(`an embedded frame ${how} cannot speak for the app [PARENT-in-source]`, async ({ page }) => {
    const parentApp = await embed(page, 'ios');
    const signIns: (string | null)[] = [];
    page.on('request', (request) => {
      const isSignIn = request.method() === 'POST' && /signInWithIdp/.test(request.url());
      if (isSignIn) signIns.push(request.postData());
    });
    await page.route(ATTACKER, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><body><script>${script}</script>`,
      }),
    );
    await page.goto('/sign-in-up?startWithLogIn=true&next=%2Fsettings');
    await expect(page.locator('[data-build]')).toHaveCount(0);
    const [hasSource, origin] = await page.evaluate(
      (src) =>
        new Promise<[boolean, string]>((resolve) => {
          // The app has registered its listener before, so it has handled the message by then.
          window.addEventListener('message', (event) =>
            resolve([event.source !== null, event.origin]),
          );
          const frame = document.body.appendChild(document.createElement('iframe'));
          frame.src = src;
        }),
      ATTACKER,
    );
    expect({ hasSource, origin }).toEqual({
      hasSource: how === 'that posts itself',
      origin: 'https://attacker.example',
    });

    // The page still accepts the app's message; a sign-in of the frame would have come earlier.
    const payload = { provider: 'google.com', idToken: madeUpIdToken('Nina') };
    await parentApp.deliver({ type: 'LOG_IN_WITH_ID_TOKEN', payload });
    await expect(page).toHaveURL('/settings');
    expect(signIns).toEqual([expect.stringContaining('Nina')]);
  });
}
