import type { BrowserContextOptions, Page } from '@playwright/test';
import { RemoteManifestSchema } from 'shared-contracts';
import { addresses } from 'delivery/addresses';
import { parse } from 'valibot';
import { newestLesson } from '../support/content';
import { isLongRun, longRunUnless, sampleOf } from '../support/long-run';
import { FAULTS, startProxy, type Fault, type Proxy } from '../support/proxy';
import {
  failureOf,
  isMarked,
  mainHeading,
  mark,
  navigate,
  REMOTES_WITH_STYLES,
  retryRevives,
  untilHydrated,
  worksBeside,
  type RemotePlace,
} from '../support/remotes';
import { addressOf, SCREEN_PARTS, type ScreenPart } from '../support/screen-files';
import { expect, test as base } from '../support/test';

interface Network {
  readonly page: Page;
  readonly proxy: Proxy;
}

type StorageState = BrowserContextOptions['storageState'];

const test = base.extend<{ readonly openNetwork: (state?: StorageState) => Promise<Network> }>({
  /** Opens a browser context behind a new forward proxy, which leaves the browser's cache on. */
  openNetwork: async ({ browser, baseURL, viewport }, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (storageState) => {
      const proxy = await startProxy();
      ends.push(proxy.close);
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(storageState && { storageState }),
        viewport,
        proxy: { server: proxy.server, bypass: '<-loopback>' },
      });
      ends.push(() => context.close());
      return { page: await context.newPage(), proxy };
    });
    for (const end of ends.reverse()) await end();
  },
});

const CHANGED = 'could not be loaded: a file was changed on its way.';
/** Messages for a spoilt file of code, after the name of the part. */
const SAYS: Readonly<Record<Fault, string>> = {
  hang: 'did not load in time.',
  'hang-in-body': 'did not load in time.',
  missing: 'could not be loaded.',
  html: CHANGED,
  truncated: CHANGED,
  tampered: CHANGED,
};

/** Faults for which the host waits until it gives up. */
const WAITING: readonly Fault[] = ['hang', 'hang-in-body'];
const GIVES_UP_AFTER_MS = 15_000;

interface Spoilt {
  readonly part: ScreenPart;
  readonly fault: Fault;
}

const isTampered = (page: Page) => page.evaluate(() => 'isTampered' in globalThis);

/** Expects that the page names the cause, and has run no changed code. */
async function expectFailure(page: Page, { part, fault }: Spoilt): Promise<void> {
  await expect(failureOf(page), `${part} ${fault}`).toBeVisible();
  if (part !== 'style sheet') await expect(failureOf(page)).toContainText(SAYS[fault]);
  expect(await isTampered(page)).toBe(false);
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Opens a screen from another page inside the app, so that the page does not hold its files. */
async function openFromContact(page: Page, path: string): Promise<void> {
  await page.goto('/contact');
  await expect(mainHeading(page, 'Contact')).toBeVisible();
  await navigate(page, path);
}

/**
 * Spoils one file of a remote's screen, and expects that Retry revives it once it is whole again.
 *
 * @param whileSpoilt more expectations while the file is spoilt
 */
async function expectToRevive(
  { page, proxy }: Network,
  { name, path, heading }: RemotePlace,
  spoilt: Spoilt,
  whileSpoilt: () => Promise<void> = async () => undefined,
): Promise<void> {
  const { part, fault } = spoilt;
  const url = await addressOf(name, path, part);
  proxy.spoil(url, fault);
  // The host gives up on the page's clock.
  if (WAITING.includes(fault)) await page.clock.install();
  await openFromContact(page, path);
  if (WAITING.includes(fault)) {
    await expect.poll(() => proxy.requests(url)).toBeGreaterThan(0);
    await page.clock.runFor(GIVES_UP_AFTER_MS);
  }
  await expectFailure(page, spoilt);
  await whileSpoilt();

  proxy.spoil(url, undefined);
  const before = proxy.requests(url);
  await retryRevives(page, heading);
  expect(proxy.requests(url), `${part} ${fault}`).toBeGreaterThan(before);
}

const SPOILT = (Object.keys(SCREEN_PARTS) as ScreenPart[]).flatMap((part) =>
  (Object.keys(FAULTS) as Fault[]).map((fault): Spoilt => ({ part, fault })),
);

/** The one part with which every run tries a fault; the long run tries all parts. */
const PART_IN_EVERY_RUN: Readonly<Record<Fault, Spoilt['part']>> = {
  html: 'entry',
  hang: 'entry',
  'hang-in-body': 'script',
  missing: 'script',
  truncated: 'style sheet',
  tampered: 'entry',
};

for (const remote of REMOTES_WITH_STYLES) {
  const isInEveryRun = remote.name === 'mf-live';
  const quickFaults = SPOILT.filter(({ fault }) => !WAITING.includes(fault));
  for (const [number, spoilt] of quickFaults.entries()) {
    const { part, fault } = spoilt;
    test(`${remote.name}: its ${part} ${FAULTS[fault]}: it says so, the others work, and Retry revives it whatever the browser remembers${longRunUnless(isInEveryRun && PART_IN_EVERY_RUN[fault] === part)}`, async ({
      openNetwork,
    }) => {
      const network = await openNetwork();
      await expectToRevive(network, remote, spoilt, async () => {
        if (part === 'style sheet') return;
        const beside = await network.page.context().newPage();
        for (const works of sampleOf(worksBeside(beside, remote.name), number)) await works();
      });
    });
  }

  test(`${remote.name}: a file ${WAITING.map((fault) => FAULTS[fault]).join(' or ')}: Retry revives it whatever the browser remembers${longRunUnless(isInEveryRun)}`, async ({
    openNetwork,
  }) => {
    const slowFaults = SPOILT.filter(
      ({ part, fault }) =>
        WAITING.includes(fault) && (isLongRun || PART_IN_EVERY_RUN[fault] === part),
    );
    expect(slowFaults).toHaveLength(isLongRun ? 6 : 2);
    // Wait for all of them at the same time.
    await Promise.all(
      slowFaults.map(async (spoilt) => expectToRevive(await openNetwork(), remote, spoilt)),
    );
  });
}

/** Finds the chunk that only the page of a lesson names. */
async function lessonChunk(): Promise<string> {
  const { origin } = addresses().sites['mf-lessons'];
  const manifest = parse(RemoteManifestSchema, await (await fetch(`${origin}/remote.json`)).json());
  const [file] = manifest.routes.flatMap(({ scripts = [] }) => scripts);
  if (!file?.integrity) throw new Error('mf-lessons: no route names a chunk with its digest');
  return `${origin}/${file.file}`;
}

test('a chunk that a screen loads later and that was changed never runs; its place says so, and Retry revives it', async ({
  openNetwork,
  stateOf,
}) => {
  // Log in, because an alert for a visitor could cover the page.
  const { page, proxy } = await openNetwork(await stateOf('vip'));
  const chunk = await lessonChunk();
  proxy.spoil(chunk, 'tampered');
  await page.goto(`/videos/${newestLesson.id}`);
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await isTampered(page)).toBe(false);
  proxy.spoil(chunk, undefined);
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expect(mainHeading(page, newestLesson.title)).toBeVisible();
});

/** Finds a file of the shell that the page of a path names. @param name begins the file name */
async function shellFile(path: string, name: string, attribute = 'href'): Promise<string> {
  const { origin } = addresses().sites.shell;
  const html = await (await fetch(`${origin}${path}`)).text();
  const [, file] = new RegExp(`${attribute}="(/assets/${name}\\.[^"]+)"`).exec(html) ?? [];
  if (file === undefined) throw new Error(`${path} names no ${name}`);
  return `${origin}${file}`;
}

test('a chunk of the shell that every screen needs and that was changed never runs; the screen says so, and Retry revives it', async ({
  openNetwork,
}) => {
  const { page, proxy } = await openNetwork();
  const chunk = await shellFile('/live-lessons', 'federation');
  proxy.spoil(chunk, 'tampered');
  await page.goto('/live-lessons');
  await expect(failureOf(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await isTampered(page)).toBe(false);
  proxy.spoil(chunk, undefined);
  await retryRevives(page, 'Live lessons');
});

test('a chunk of the shell that no page named before and that was changed never runs; its page says so, and Reload brings it', async ({
  openNetwork,
}) => {
  const { page, proxy } = await openNetwork();
  const chunk = await shellFile('/contact', 'page-contact');
  proxy.spoil(chunk, 'tampered');
  await page.goto('/live-lessons');
  await expect(mainHeading(page, 'Live lessons')).toBeVisible();
  await untilHydrated(page);
  await navigate(page, '/contact');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('This page could not be loaded.');
  expect(await isTampered(page)).toBe(false);
  proxy.spoil(chunk, undefined);
  await failure.getByRole('button', { name: 'Reload' }).click();
  await expect(failure).toHaveCount(0);
  await expect(mainHeading(page, 'Contact')).toBeVisible();
});

/** Follows a link to a page of the shell inside the app, and expects its code. */
async function followLink(page: Page, name: string, heading: string): Promise<void> {
  await untilHydrated(page);
  await mark(page);
  await page.getByRole('link', { name }).first().click();
  await expect(mainHeading(page, heading)).toBeVisible();
  await untilHydrated(page);
  expect(await isMarked(page)).toBe(true);
}

/** A page that shows a visitor no alert, which would cover the links. */
const PAGE = '/settings';
/** Faults that the browser caches for a year, and refuses by the digest of the file. */
const CACHED: readonly Fault[] = ['html', 'truncated', 'tampered'];

for (const fault of CACHED) {
  const tag = longRunUnless(fault === 'tampered');
  test(`a page whose script ${FAULTS[fault]}, and only once, works without a word, and never runs it${tag}`, async ({
    openNetwork,
  }) => {
    const { page, proxy } = await openNetwork();
    const script = await shellFile(PAGE, 'shell', 'src');
    proxy.spoilOnce(script, fault);
    await page.goto(PAGE);
    await followLink(page, 'Contact', 'Contact');
    await expect(page.locator('.incomplete')).toBeHidden();
    expect(await isTampered(page)).toBe(false);
    expect(proxy.requests(script)).toBe(2);

    await page.goto(PAGE);
    await followLink(page, 'Contact', 'Contact');
    expect(proxy.requests(script)).toBe(2);
  });

  test(`chunks and style sheets of the shell of which each ${FAULTS[fault]}, and only once, come without a word${tag}`, async ({
    openNetwork,
  }) => {
    const { page, proxy } = await openNetwork();
    const files = await Promise.all([
      shellFile(PAGE, 'federation'),
      shellFile('/contact', 'page-contact'),
      shellFile('/contact', 'page-contact', 'data-href'),
    ]);
    for (const file of files) proxy.spoilOnce(file, fault);
    await page.goto(PAGE);
    await followLink(page, 'Contact', 'Contact');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await isTampered(page)).toBe(false);
    expect(files.map(proxy.requests)).toEqual([2, 2, 2]);
  });
}

test('a page whose script was changed each time says so; once it is whole, Reload brings it, whatever the browser remembers', async ({
  openNetwork,
}) => {
  const { page, proxy } = await openNetwork();
  const script = await shellFile(PAGE, 'shell', 'src');
  proxy.spoil(script, 'tampered');
  await page.goto(PAGE);
  const alert = page.getByRole('alert').filter({ hasText: 'did not arrive completely' });
  await expect(alert).toBeVisible();
  expect(await isTampered(page)).toBe(false);
  proxy.spoil(script, undefined);
  await alert.getByRole('link', { name: 'Reload' }).click();
  await followLink(page, 'Contact', 'Contact');
  await expect(alert).toBeHidden();
});

test('no script is asked for twice: each request ahead of need names the digest that the loader asks for', async ({
  openNetwork,
}) => {
  const { page, proxy } = await openNetwork();
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/integrity/i.test(message.text())) warnings.push(message.text());
  });
  await page.goto('/home');
  await expect(page.locator('[data-build]')).toHaveCount(0);
  // Wait for the registry, which the idle browser reads for the digests of the next screens.
  await expect
    .poll(() => proxy.requests(`${addresses().sites.shell.origin}/registry.json`))
    .toBe(1);
  await page.getByRole('banner').getByRole('link', { name: 'Live Lessons' }).click();
  await expect(mainHeading(page, 'Live lessons')).toBeVisible();
  expect(proxy.askedTwice().filter((url) => url.endsWith('.js'))).toEqual([]);
  expect(warnings).toEqual([]);
});

test('before the digests of a screen are known, its script is asked for beside its entry, and only once', async ({
  openNetwork,
}) => {
  const [entry, script] = await Promise.all([
    addressOf('mf-auth', '/settings', 'entry'),
    addressOf('mf-auth', '/settings', 'script'),
  ]);
  const open = async (isEntryHeld: boolean) => {
    const network = await openNetwork();
    network.proxy.spoil(`${addresses().sites.shell.origin}/registry.json`, 'hang');
    if (isEntryHeld) network.proxy.spoil(entry, 'hang');
    await openFromContact(network.page, '/settings');
    return network;
  };
  const held = await open(true);
  await expect.poll(() => held.proxy.requests(script)).toBe(1);

  const { page, proxy } = await open(false);
  await expect(mainHeading(page, 'Settings')).toBeVisible();
  expect(proxy.requests(script)).toBe(1);
});
