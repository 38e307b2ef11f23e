import type { APIRequestContext, Page } from '@playwright/test';
import { callFunction, idTokenOf } from '../support/backend';
import { emailOf, PASSWORD, submitLogIn } from '../support/accounts';
import { freeMiniLesson, newestLesson } from '../support/content';
import { lessonCard } from '../support/lesson-card';
import { expect, test } from '../support/test';
import { expectToPlay, play, videoOf } from '../support/video';

const IMMUTABLE = /max-age=31536000.*immutable/;

interface RegistryAnswer {
  readonly remotes: readonly {
    readonly manifestUrl: string;
    readonly manifest: {
      readonly entry: { readonly file: string };
      readonly screens: Readonly<
        Record<string, Record<'scripts' | 'styles', readonly { readonly file: string }[]>>
      >;
    };
  }[];
}

/** Lists the addresses of all files that the registry names. */
async function filesOfRemotes(request: APIRequestContext): Promise<string[]> {
  const { remotes } = (await (await request.get('/registry.json')).json()) as RegistryAnswer;
  return remotes.flatMap(({ manifestUrl, manifest: { entry, screens } }) =>
    [
      entry,
      ...Object.values(screens).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
    ].map(({ file }) => new URL(file, manifestUrl).href),
  );
}

const cacheControl = async (request: APIRequestContext, url: string) => {
  const response = await request.get(url);
  expect(response.status(), url).toBe(200);
  return response.headers()['cache-control'] ?? '';
};

const directivesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );

test('every page carries a strict content security policy', async ({ request }) => {
  for (const path of ['/', '/sign-in-up', '/no-such-page']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const directives = directivesOf(policy);
    expect(directives.get('default-src'), path).toEqual(["'none'"]);
    expect(directives.get('script-src'), path).toEqual(
      expect.arrayContaining(["'self'", expect.stringMatching(/^'sha256-/)]),
    );
    expect(directives.get('frame-ancestors'), path).toEqual(["'none'"]);
    // A test below checks inline styles, for which each page has its own policy.
    const { 'style-src': _styles, ...others } = Object.fromEntries(directives);
    expect(Object.values(others).flat(), path).not.toContain("'unsafe-inline'");
    expect(policy, path).not.toContain('unsafe-eval');
    const sources = [...directives.values()].flat();
    expect(
      sources.filter((source) => /^(\*|https?:)$/.test(source)),
      path,
    ).toEqual([]);
  }
});

async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  return violations;
}

// Every test fails at a violation of the policy, so this one only makes the journey.
test('the journey of a learner violates the policy nowhere', async ({ page }) => {
  await page.goto('/sign-in-up?startWithLogIn=true');
  await submitLogIn(page, emailOf('vip'), PASSWORD);
  await lessonCard(page, newestLesson.title).click();
  await play(videoOf(page));
  await expectToPlay(videoOf(page));
  for (const name of ['Live Lessons', 'SETTINGS']) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a script that the page does not know is refused, and the watch of every test notices it', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/Content Security Policy|Trusted/]);
  const noticed: string[] = [];
  page.on('console', (message) => noticed.push(message.text()));
  await page.goto('/contact');
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.isHacked = true';
      return 'accepted';
    } catch (error) {
      return (error as Error).name;
    } finally {
      document.body.append(script);
    }
  });
  expect(outcome).toBe('TypeError');
  const refused = 'Content Security Policy: require-trusted-types-for refused';
  await expect.poll(() => noticed).toContainEqual(expect.stringContaining(refused));
  expect(await page.evaluate(() => 'isHacked' in window)).toBe(false);
});

test('text becomes neither HTML nor the address of a script of others', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/TrustedHTML|TrustedScript|Trusted Type|Content Security Policy/]);
  await page.goto('/contact');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const outcomes = await page.evaluate(() => {
    const own = [...document.scripts].find(({ src }) => src.startsWith(location.origin))?.src ?? '';
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'accepted';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const html = (text: string) => attempt(() => (document.createElement('p').innerHTML = text));
    const script = (src: string) =>
      attempt(() => Object.assign(document.createElement('script'), { src }));
    return {
      own: script(own),
      others: script(own.replace(location.origin, 'https://evil.example')),
      noHtml: html(''),
      html: html('<b>hello</b>'),
    };
  });
  expect(outcomes).toEqual({
    own: 'accepted',
    others: 'TypeError',
    noHtml: 'accepted',
    html: 'TypeError',
  });
});

test('an inline style that the page does not know is refused, in an attribute too', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors([/Content Security Policy/]);
  const violations = await watchViolations(page);
  for (const path of ['/contact', '/', '/no-such-page']) {
    await page.goto(path);
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'html { outline: 9px solid red }';
      document.head.append(style);
      document.documentElement.setAttribute('style', 'outline: 9px solid red');
    });
    await expect.poll(() => violations).toContain('style-src-elem inline');
    expect(violations).toContain('style-src-attr inline');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).outlineWidth)).toBe(
      await page.evaluate(() => getComputedStyle(document.body).outlineWidth),
    );
    violations.length = 0;
  }
});

test('pages and registry are always asked for, everything with a hash is kept', async ({
  request,
}) => {
  for (const path of ['/', '/home', '/registry.json']) {
    expect(await cacheControl(request, path), path).toBe('no-cache');
  }
  const html = await (await request.get('/')).text();
  const own = [...html.matchAll(/(?:src|href)="(\/[^"]+\.[0-9a-f]{8}\.\w+)"/g)].map(
    ([, path = '']) => path,
  );
  const files = [...own, ...(await filesOfRemotes(request))];
  expect(own.length).toBeGreaterThan(1);
  expect(files.length).toBeGreaterThan(own.length + 4);
  for (const file of new Set(files))
    expect(await cacheControl(request, file), file).toMatch(IMMUTABLE);
});

/** Asks the server for the address of a lesson's playlist. */
async function playlistOf(
  request: APIRequestContext,
  videoID: string,
  idToken?: string,
): Promise<string> {
  const response = await callFunction(request, 'getSecureData_v2_0', { videoID }, idToken);
  const { result } = (await response.json()) as { result: { VideoHLSurl: string } };
  return result.VideoHLSurl;
}

const linesOf = async (request: APIRequestContext, url: string) =>
  (await (await request.get(url)).text())
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

for (const [what, id, account] of [
  ['free', freeMiniLesson.id, undefined],
  ['encrypted', newestLesson.id, 'vip'],
] as const) {
  test(`segments of ${what} videos are kept, too`, async ({ request }) => {
    const master = await playlistOf(request, id, account && (await idTokenOf(request, account)));
    const [playlist = ''] = await linesOf(request, master);
    const playlistUrl = new URL(playlist, master).href;
    const [segment = ''] = await linesOf(request, playlistUrl);
    const url = new URL(segment, playlistUrl).href;
    expect(await cacheControl(request, url), url).toMatch(IMMUTABLE);
  });
}

test('a media token that was changed is refused, with playlist and key [ROLE-server-enforced]', async ({
  request,
}) => {
  const master = await playlistOf(request, newestLesson.id, await idTokenOf(request, 'vip'));
  const [, token = ''] = /\/s\/([^/]+)\//.exec(master) ?? [];
  const other = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  expect((await request.get(master)).status()).toBe(200);
  expect((await request.get(master.replace(token, other))).status()).toBe(403);
  expect((await request.get(master.replace(`${token}/`, ''))).status()).not.toBe(200);

  const [playlist = ''] = await linesOf(request, master);
  const playlistUrl = new URL(playlist, master).href;
  const text = await (await request.get(playlistUrl)).text();
  const [, key = ''] = /URI="([^"]+)"/.exec(text) ?? [];
  const keyUrl = new URL(key, playlistUrl).href;
  expect((await request.get(keyUrl)).status()).toBe(200);
  expect((await request.get(keyUrl.replace(token, other))).status()).toBe(403);
});
