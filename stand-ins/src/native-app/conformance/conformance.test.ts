import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';
import type { AppSettings, PresetName } from '../app/settings';
import { createSimulatedApp, type SimulatedApp } from '../app/simulated-app';
import { look, type Embedded } from './about-app';
import { checkAfterReload } from './after-reload';
import { listen } from './ear';
import type { Result } from './result';
import type { Run } from './exchange';
import { runChecks } from './run';
import { IN_SAFE_AREAS } from './safe-areas';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

interface Faults {
  /** Changes `window.parentApp`. */
  readonly info?: (info: object) => object | undefined;
  /** Changes a message of the app. */
  readonly text?: (text: string) => unknown;
  /** Delivers on the target of the other system. */
  readonly isMisplaced?: boolean;
  /** Changes a message of the page. */
  readonly hear?: (app: SimulatedApp, text: string) => void;
}

/** A page inside a simulated app with these faults. */
function open(settings: Partial<AppSettings>, preset: PresetName, faults: Faults = {}) {
  const page = new JSDOM('<body></body>', { url: 'http://localhost:3005/__simulator/conformance' });
  const target = page.window as unknown as Embedded & typeof globalThis;
  const app = createSimulatedApp({
    deliver(text, os) {
      const isOnDocument = (os === 'android') !== (faults.isMisplaced === true);
      const place = isOnDocument ? target.document : target;
      const data = faults.text ? faults.text(text) : text;
      place.dispatchEvent(new target.MessageEvent('message', { data }));
    },
    control: async () => undefined,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newToken: () => 'a-token-of-the-simulator',
  });
  app.choosePreset(preset);
  app.change(settings);
  app.startApp();
  const heard: string[] = [];
  Object.assign(target, {
    parentApp: faults.info ? faults.info(app.info) : app.info,
    ReactNativeWebView: {
      postMessage(text: string) {
        heard.push(text);
        if (faults.hear) faults.hear(app, text);
        else app.hear(text);
      },
    },
  });
  return { app, target, heard };
}

/** Runs all checks with an app, and skips none. */
async function conformanceOf(
  preset: PresetName,
  settings: Partial<AppSettings> = {},
  faults: Faults = {},
) {
  const { app, target } = open(settings, preset, faults);
  const results: Result[] = [];
  const run: Run = {
    target,
    ear: listen(target),
    first: look(target),
    loadedAt: Date.now(),
    note: (result) => void results.push(result),
    instruct: () => new AbortController().signal,
  };
  const work = async () => {
    await runChecks(run);
    void app.pageLoaded();
    await checkAfterReload({ ...run, loadedAt: Date.now() });
  };
  void app.pageLoaded();
  let isDone = false;
  const done = work().then(() => (isDone = true));
  while (!isDone) await jest.advanceTimersByTimeAsync(1000);
  await done;
  return results;
}

const wrongOf = (results: readonly Result[]) =>
  results.filter(({ verdict }) => verdict === 'wrong').map(({ check }) => check);

const STORE_AND_SIGN_IN = [
  ...['REQUEST_GOOGLE_ID_TOKEN', 'REQUEST_APPLE_ID_TOKEN_AND_NONCE'],
  ...['PURCHASE_PACKAGE', 'RESTORE_PURCHASES'],
];

describe('the simulated app', () => {
  test.each(['ios', 'android'] as const)('has no fault on %s', async (os) => {
    const results = await conformanceOf('new', { os });
    expect(wrongOf(results)).toEqual([]);
    // Each message to the app, by its own name.
    const checks = results.map(({ check }) => check);
    for (const type of [...STORE_AND_SIGN_IN, 'LOG_IN_TO_SUBSCRIPTION_SERVICE', IN_SAFE_AREAS]) {
      expect(checks).toContain(type);
    }
    expect(results.find(({ check }) => check === 'PURCHASE_PACKAGE')).toMatchObject({
      verdict: 'right',
      ms: 300,
    });
  });

  test.each(['dies', 'switched'] as const)(
    'has no fault of its own with the preset %s',
    async (preset) => {
      const results = await conformanceOf(preset, { diesWhilePurchasing: false });
      expect(wrongOf(results)).toEqual([]);
    },
  );

  test('offers less as an old app, which is no fault', async () => {
    const results = await conformanceOf('old');
    expect(wrongOf(results)).toEqual([]);
    const notBuilt = results.filter(({ verdict }) => verdict === 'not built');
    expect(notBuilt.map(({ check }) => check)).toEqual(['RESTORE_PURCHASES', 'OPEN_EXTERNAL_URL']);
  });

  test('that is silent answers nothing, and each silence is named', async () => {
    const results = await conformanceOf('silent');
    expect(wrongOf(results)).toEqual([
      'SUBSCRIPTION_PACKAGES',
      ...['REQUEST_GOOGLE_ID_TOKEN', 'REQUEST_APPLE_ID_TOKEN_AND_NONCE'],
      ...['RESTORE_PURCHASES', 'Malformed messages do no harm'],
      'After a reload the packages come again',
    ]);
    expect(results.find(({ check }) => check === 'RESTORE_PURCHASES')?.words).toMatch(
      /No STOP_LOADING within 60 seconds/,
    );
  });

  test('that is slow sends its packages too late', async () => {
    const results = await conformanceOf('slow');
    expect(wrongOf(results)).toEqual(['SUBSCRIPTION_PACKAGES']);
    expect(results[0]).toMatchObject({ ms: 8000, words: expect.stringMatching(/came late/) });
  });

  test.each<[PresetName, readonly string[]]>([
    ['forgets', ['PURCHASE_PACKAGE', 'RESTORE_PURCHASES']],
    [
      'malformed',
      [
        ...['SUBSCRIPTION_PACKAGES', 'Messages of the app are well formed'],
        'After a reload the packages come again',
      ],
    ],
    ['tokenless', ['token', 'Messages without the token are not heard']],
  ])('that is broken on purpose is told of each fault: %s', async (preset, checks) => {
    expect(wrongOf(await conformanceOf(preset))).toEqual(checks);
  });

  test('that dies during a purchase never says STOP_LOADING', async () => {
    const results = await conformanceOf('dies');
    expect(wrongOf(results)).toContain('PURCHASE_PACKAGE');
  });
});

test('takes nothing for an answer that came before the question', async () => {
  // It does not send its packages again after a log-in.
  const hear = (one: SimulatedApp, text: string) => {
    if (!text.includes('LOG_IN_TO')) one.hear(text);
  };
  const { app, target } = open({}, 'new', { hear });
  const results: Result[] = [];
  const ear = listen(target);
  void app.pageLoaded();
  void app.pageLoaded();
  await jest.advanceTimersByTimeAsync(1000);
  expect(ear.arrivals).toHaveLength(2);
  const signal = new AbortController().signal;
  const note = (result: Result) => void results.push(result);
  const run = { target, ear, first: look(target), loadedAt: Date.now(), note };
  const done = runChecks({ ...run, instruct: () => signal });
  await jest.advanceTimersByTimeAsync(400_000);
  await done;
  expect(results.find(({ check }) => check === 'LOG_IN_TO_SUBSCRIPTION_SERVICE')).toMatchObject({
    verdict: 'advice',
    ms: null,
  });
});

describe('a faulty app', () => {
  const packagesAs =
    (change: (packages: Record<string, unknown>[]) => unknown) => (text: string) => {
      const message = JSON.parse(text) as { type: string; payload: { packages: never[] } };
      if (message.type !== 'SUBSCRIPTION_PACKAGES') return text;
      return JSON.stringify({
        ...message,
        payload: { packages: change(message.payload.packages) },
      });
    };
  const without = (type: string) => (app: SimulatedApp, text: string) => {
    if (!text.includes(type)) app.hear(text);
  };
  /** Takes messages of any sender. */
  const trusting = (app: SimulatedApp, text: string) => {
    try {
      app.hear(JSON.stringify({ ...(JSON.parse(text) as object), token: app.info.token }));
    } catch {
      app.hear(text);
    }
  };
  const { COMPLETE, FOREIGN, FORMED } = {
    COMPLETE: 'window.parentApp is complete before the first script',
    FOREIGN: 'Messages without the token are not heard',
    FORMED: 'Messages of the app are well formed',
  };

  test.each<[string, Faults, string, RegExp]>([
    [
      'has no token',
      { info: ({ token: _, ...rest }: { token?: string }) => rest },
      'token',
      /random text/,
    ],
    [
      'has a short token',
      { info: (info) => ({ ...info, token: '1234' }) },
      'token',
      /16 characters/,
    ],
    [
      'has a number as its build',
      { info: (info) => ({ ...info, buildNumber: 412 }) },
      COMPLETE,
      /buildNumber/,
    ],
    [
      'misspells a message',
      { info: (info) => ({ ...info, supports: ['PURCHASE'] }) },
      'supports',
      /PURCHASE\./,
    ],
    ['hears without the token', { hear: trusting }, FOREIGN, /before anything else/],
    [
      'never stops the loading of a purchase',
      { hear: without('PURCHASE_PACKAGE') },
      'PURCHASE_PACKAGE',
      /No STOP_LOADING/,
    ],
    [
      'answers no log-in of Google',
      { hear: without('REQUEST_GOOGLE') },
      'REQUEST_GOOGLE_ID_TOKEN',
      /within 120 seconds/,
    ],
    ['delivers at the other place', { isMisplaced: true }, FORMED, /dispatch it on window/],
    [
      'delivers objects',
      { text: (text) => JSON.parse(text) as unknown },
      FORMED,
      /JSON\.stringify/,
    ],
    [
      'sells by the week',
      {
        text: packagesAs((all) =>
          all.map((one) => ({
            ...one,
            product: { ...(one.product as object), subscriptionPeriod: 'P1W' },
          })),
        ),
      },
      FORMED,
      /subscriptionPeriod/,
    ],
    [
      'sells what we do not',
      { text: packagesAs(([one]) => [{ ...one, identifier: '$rc_monthly' }]) },
      'SUBSCRIPTION_PACKAGES',
      /\$rc_monthly/,
    ],
    ['sells nothing', { text: packagesAs(() => []) }, 'SUBSCRIPTION_PACKAGES', /empty/],
  ])('that %s is told so', async (_, faults, check, words) => {
    const results = await conformanceOf('new', {}, faults);
    expect(results).toContainEqual(
      expect.objectContaining({ check, verdict: 'wrong', words: expect.stringMatching(words) }),
    );
  });

  test('that sets window.parentApp late is told so', async () => {
    const { target } = open({}, 'new');
    const results: Result[] = [];
    const signal = new AbortController().signal;
    const done = runChecks({
      target,
      ear: listen(target),
      loadedAt: Date.now(),
      first: { parentApp: undefined, canPost: true },
      note: (result) => void results.push(result),
      instruct: () => signal,
    });
    await jest.advanceTimersByTimeAsync(400_000);
    await done;
    expect(results.find(({ check }) => check === COMPLETE)?.words).toMatch(
      /after the first script/,
    );
  });
});

/** The long run of `npm run test:full` asks more. */
const MESSAGES = process.env.FULL_TESTS === '1' ? 10_000 : 500;

test(`the simulated app does nothing for ${MESSAGES} messages without its token`, async () => {
  const { app, target } = open({}, 'new');
  const heardBefore = app.getState().log.length;
  const delivered = jest.fn();
  target.addEventListener('message', delivered);
  const types = fc.constantFrom(
    'RESTORE_PURCHASES',
    'PURCHASE_PACKAGE',
    'OPEN_EXTERNAL_URL',
    '__proto__',
  );
  const text = fc.oneof(
    fc.string(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc
      .tuple(types, fc.jsonValue(), fc.jsonValue())
      .map(([type, payload, token]) => JSON.stringify({ type, payload, token })),
  );
  fc.assert(
    fc.property(text, (data) => app.hear(data)),
    { numRuns: MESSAGES },
  );
  await jest.advanceTimersByTimeAsync(10_000);
  expect(delivered).not.toHaveBeenCalled();
  const { log, uid, outside } = app.getState();
  expect({ uid, outside }).toEqual({ uid: null, outside: null });
  expect(log.slice(heardBefore).every(({ kind }) => kind === 'refused')).toBe(true);
}, 240_000);
