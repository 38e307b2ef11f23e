import { createHash, randomUUID } from 'node:crypto';
import type { RegisteredRemote } from 'shared-contracts';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { addresses } from 'delivery/addresses';
import { signLocally } from 'delivery/signing/sign-locally';
import { expect, test, type Person } from '../engines/test';
import { emailOf, PASSWORD } from '../support/accounts';
import { freeMiniLesson, newestLesson } from '../support/content';
import { createLearner } from '../support/learner';
import { paymentOrigin } from '../support/payment';
import { ROUTES } from '../support/routes';
import { addressOf } from '../support/screen-files';
import { createSubscriber, createVip } from '../support/subscriber';

const { shell, 'mf-live': live } = addresses().sites;
const words = (text: string) => `${text} ${randomUUID()}`;
const vip = { email: emailOf('vip'), password: PASSWORD };

async function expectRoutes(person: Person, account?: 'vip'): Promise<void> {
  for (const { path, heading, title } of ROUTES.filter((route) => route.account === account)) {
    await person.open(path);
    await person.sees('heading', heading);
    await person.isReady();
    expect(await person.evaluate(() => document.title), path).toBe(`${title} – Grüezi`);
  }
}

test('the first screen of every route of a visitor', async ({ person }) => {
  await expectRoutes(person);
});

test('the first screen of every route of a member', async ({ person }) => {
  await person.openSignedIn(vip, '/home');
  await expectRoutes(person, 'vip');
});

test('a learner logs in', async ({ person }) => {
  await person.open('/sign-in-up?startWithLogIn=true');
  await person.type('Email', emailOf('basic'));
  await person.type('Password', PASSWORD);
  await person.press('button', 'LOG IN');
  await person.isAt(`${shell.origin}/home`);
  await person.reads('Grüezi Beat Baumann');
});

test('a film without a key plays', async ({ person }) => {
  await person.open(`/mini-lessons/${freeMiniLesson.id}`);
  await person.press('button', 'Play');
  await person.plays();
});

test('an encrypted film plays, and a line of it is repeated', async ({ person, request }) => {
  await person.openSignedIn(await createVip(request), `/videos/${newestLesson.id}`);
  await person.press('button', 'Play');
  await person.plays();
  await person.press('button', 'Repeat line 2');
  const seekToEnd = () => {
    const film = document.querySelector('video');
    const line = [...(film?.textTracks[0]?.cues ?? [])].find(({ id }) => id === '2');
    if (!film || !line) return null;
    film.currentTime = line.endTime - 0.4;
    return line.endTime;
  };
  const end = await person.evaluate(seekToEnd);
  const position = () => person.evaluate(() => document.querySelector('video')?.currentTime ?? -1);
  await expect.poll(position).toBeLessThan((end ?? 0) - 0.5);
  expect(await person.evaluate(() => document.querySelector('video')?.paused)).toBe(false);
});

test('a card is turned', async ({ person, request }) => {
  await person.openSignedIn(await createSubscriber(request), `/flashcards/${newestLesson.id}`);
  await person.press('button', 'Turn the card');
  await person.reads('Not yet');
});

test('a comment is sent', async ({ person, request }) => {
  const text = words('Merci vilmal!');
  await person.openSignedIn(await createSubscriber(request), `/videos/${newestLesson.id}`);
  await person.press('button', 'Comments');
  await person.type('Your comment', text);
  await person.press('button', 'Send');
  await person.reads(text);
  await person.reads('just now');
});

test('in the live room a message is sent', async ({ person, request }) => {
  const text = words('Hoi zäme');
  await person.openSignedIn(await createVip(request), '/live-lessons');
  await person.press('button', 'Enter the room');
  await person.enter('Live chat');
  await person.type('Your message', `${text}\n`);
  await person.reads(text);
  await expect
    .poll(() => person.evaluate(() => document.querySelectorAll('[role=log] time').length))
    .toBeGreaterThan(0);
});

test('from the plans to the payment page and back', async ({ person, request }) => {
  await person.openSignedIn(await createLearner(request), '/subscriptions');
  await person.press('button', 'TRY OUT');
  await person.isAt(paymentOrigin);
  await person.press('button', 'Back');
  await person.sees('heading', 'You left the checkout');
});

test('the dark theme is kept', async ({ person }) => {
  const scheme = () => person.evaluate(() => getComputedStyle(document.body).colorScheme);
  await person.open('/settings');
  await person.isReady();
  expect(await scheme()).toBe('light');
  await person.press('radio', 'Dark');
  await expect.poll(scheme).toBe('dark');
  // WebKit writes to the storage a moment later, and loses the entry when the page is left.
  await person.press('link', 'Contact');
  await person.sees('heading', 'Contact');
  await person.open('/home');
  await expect.poll(scheme).toBe('dark');
});

/** CSS pixels. The buttons of MiniBrowser keep its window wider. */
const NARROWEST: Readonly<Record<string, number>> = { firefox: 320, webkit: 450 };

test('in a narrow window nothing scrolls sideways', async ({ person }, { project }) => {
  await person.resize(NARROWEST[project.name]!);
  for (const path of ['/home', '/subscriptions', `/mini-lessons/${freeMiniLesson.id}`]) {
    await person.open(path);
    await person.isReady();
    const [width, needed] = await person.evaluate(() => [
      innerWidth,
      document.documentElement.scrollWidth,
    ]);
    expect(width, path).toBe(NARROWEST[project.name]);
    expect(needed, path).toBeLessThanOrEqual(width!);
  }
});

test.describe('behind a proxy', () => {
  test.use({ isSpoilt: true });

  test('a tester gets the build of a canary', async ({ person, engine, request }) => {
    const entry = await addressOf('mf-live', '/live-lessons', 'entry');
    const code = `${await (await request.get(entry)).text()}\n;globalThis.isCanary = true;`;
    const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    const file = 'remoteEntry.c0ffee00.js';
    engine.files.set(`${live.origin}/${file}`, code);
    const url = `${shell.origin}/registry.json`;
    const registry = (await (await request.get(url)).json()) as SignedRegistry;
    const remotes = (registry.remotes as RegisteredRemote[]).map((remote) => {
      const manifest = { ...remote.manifest, build: 'c0ffee00', entry: { file, integrity } };
      return remote.name === 'mf-live' ? { ...remote, canary: { percent: 0, manifest } } : remote;
    });
    const sequence = registry.sequence + 1;
    engine.files.set(url, signLocally(addresses(), { ...registry, remotes, sequence }));
    await person.open('/__remotes?channel=canary');
    await person.press('button', 'OK');
    await person.reads('c0ffee00');
    await person.press('link', 'Live Lessons');
    await person.sees('heading', 'Live lessons');
    expect(await person.evaluate(() => 'isCanary' in globalThis)).toBe(true);
  });

  /** Goes to the live lessons from a page without their code, and expects a failure. */
  async function expectFailure(person: Person, says: string): Promise<void> {
    await person.open('/contact');
    await person.isReady();
    await person.press('link', 'Live Lessons');
    await person.sees('alert', says);
  }

  async function expectRetry(person: Person): Promise<void> {
    await person.press('button', 'Retry');
    await person.sees('heading', 'Live lessons');
  }

  const SPOILT = [
    { part: 'entry', fault: 'missing', says: 'could not be loaded.', name: 'an entry is missing' },
    {
      part: 'script',
      fault: 'tampered',
      says: 'was changed on its way',
      name: 'a chunk was changed',
    },
  ] as const;

  for (const { part, fault, says, name } of SPOILT) {
    test(`${name}: nothing of it runs, its place says so, and Retry brings the screen`, async ({
      person,
      engine,
      allowErrors,
    }) => {
      allowErrors(/mf-live|file: /);
      const url = await addressOf('mf-live', '/live-lessons', part);
      engine.proxy.spoil(url, fault);
      await expectFailure(person, says);
      expect(await person.evaluate(() => 'isTampered' in globalThis)).toBe(false);
      engine.proxy.spoil(url, undefined);
      await expectRetry(person);
    });
  }

  test('without a connection the page says so; with it, Retry brings the screen', async ({
    person,
    engine,
    allowErrors,
  }) => {
    allowErrors(/./);
    await person.open('/contact');
    await person.isReady();
    engine.proxy.cut(true);
    await person.press('link', 'Live Lessons');
    await person.sees('alert', 'could not be loaded.');
    engine.proxy.cut(false);
    await expectRetry(person);
  });
});
