import { safeParse } from 'valibot';
import { MESSAGES_TO_PARENT_APP, ParentAppPackageSchema } from 'shared-contracts';
import { PACKAGES } from './packages';
import type { AppSettings } from './settings';
import type { AppInfo } from './app-state';
import { createSimulatedApp } from './simulated-app';

type Message = Readonly<Record<string, unknown>>;

/** A running app whose answers take no time, with its messages and the controls of the store. */
function open(settings: Partial<AppSettings> = {}) {
  const delivered: Message[] = [];
  const controls: [string, object][] = [];
  let tokens = 0;
  const refusing = { message: '' };
  const app = createSimulatedApp({
    deliver: (text) => void delivered.push(JSON.parse(text) as Message),
    control: async (name, body) => {
      if (refusing.message !== '') throw new Error(refusing.message);
      controls.push([name, body]);
    },
    wait: () => Promise.resolve(),
    newToken: () => `token-${(tokens += 1)}`,
  });
  app.change(settings);
  app.startApp();
  const post = async (type: string, payload: object, more: Partial<AppInfo> = app.info) => {
    app.hear(JSON.stringify({ type, payload, token: more.token }));
    // The answers are ready then, because they take no time.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    app,
    delivered,
    controls,
    refusing,
    post,
    /** Forgets the messages that the app sends after the log-in. */
    async logIn(uid: string) {
      await post('LOG_IN_TO_SUBSCRIPTION_SERVICE', { uid });
      delivered.length = 0;
    },
    buy: (which = PACKAGES[0]) => post('PURCHASE_PACKAGE', { package: which, oldProductID: null }),
    restore: () => post('RESTORE_PURCHASES', {}),
    types: () => delivered.map(({ type }) => type),
    last: () => app.getState().log.at(-1),
  };
}

describe('what it hears', () => {
  test('is what carries the token of this start', async () => {
    const { app, post, types } = open();
    await post('REQUEST_GOOGLE_ID_TOKEN', {});
    expect(types()).toEqual(['LOG_IN_WITH_ID_TOKEN']);
    const before = app.info;
    app.startApp();
    expect(app.info.token).not.toBe(before.token);
    await post('REQUEST_GOOGLE_ID_TOKEN', {});
    expect(types()).toHaveLength(2);
  });

  test.each([
    ['no token', undefined, 'It has no token.'],
    ['another token', 'token-0', 'Its token is another one.'],
  ])('is nothing with %s', async (_, token, note) => {
    const { post, delivered, last } = open();
    await post('REQUEST_GOOGLE_ID_TOKEN', {}, token === undefined ? {} : { token });
    expect(delivered).toEqual([]);
    expect(last()).toMatchObject({ kind: 'refused', type: 'REQUEST_GOOGLE_ID_TOKEN', note });
  });

  test.each([
    ['an unknown type', 'OPEN_BANK_ACCOUNT', {}, 'The protocol has no such message.'],
    ['a log-in without a uid', 'LOG_IN_TO_SUBSCRIPTION_SERVICE', {}, /^Its uid is wrong/],
    ['an empty purchase', 'PURCHASE_PACKAGE', { package: {} }, /^Its package\.\w+ is wrong/],
    ['an address that is no page', 'OPEN_EXTERNAL_URL', { url: 'tel:1' }, /no web address/],
  ])('is not %s', async (_, type, payload, note) => {
    const { post, delivered, controls, last } = open();
    await post(type, payload);
    expect([delivered, controls]).toEqual([[], []]);
    expect(last()).toMatchObject({
      kind: 'refused',
      note: typeof note === 'string' ? note : expect.stringMatching(note),
    });
  });

  test.each(['no JSON', '[]', 'null', '7', ''])('never throws: %j', (text) => {
    const { app, delivered } = open();
    expect(() => app.hear(text)).not.toThrow();
    expect(delivered).toEqual([]);
  });

  test('is not what this version does not answer', async () => {
    const { post, delivered, last, app } = open({ supports: ['REQUEST_GOOGLE_ID_TOKEN'] });
    expect(app.info.supports).toEqual(['REQUEST_GOOGLE_ID_TOKEN']);
    await post('REQUEST_APPLE_ID_TOKEN_AND_NONCE', {});
    expect(delivered).toEqual([]);
    expect(last()?.note).toMatch(/does not answer/);
    await post('REQUEST_GOOGLE_ID_TOKEN', {});
    expect(delivered).toHaveLength(1);
  });

  test('is no message at all of a frame that does not know the token', async () => {
    const { app, post, logIn, delivered, controls } = open();
    await logIn('anna');
    const { uid, outside } = app.getState();
    const values = [{}, null, 7, 'text', [], { uid: 'mallory' }, { url: 'https://evil.example' }];
    const payloads = [...values, { package: PACKAGES[0], oldProductID: null }];
    for (const type of MESSAGES_TO_PARENT_APP) {
      for (const payload of payloads) {
        for (const token of [undefined, '', 'token-0', 'token-11', null, 1, {}]) {
          await post(type, payload as object, { token } as Partial<AppInfo>);
        }
      }
    }
    expect([delivered, controls]).toEqual([[], []]);
    expect(app.getState()).toMatchObject({ uid, outside, isRunning: true });
  });

  test('never puts the token into the log', async () => {
    const { app, logIn, buy } = open();
    const { token } = app.info;
    if (token === undefined) throw new Error('The app has no token.');
    await logIn('anna');
    await buy();
    expect(app.getState().log.length).toBeGreaterThan(3);
    expect(JSON.stringify(app.getState().log)).not.toContain(token);
  });
});

test('sends what the store sells when the page has loaded, and again after each log-in', async () => {
  const { app, post, delivered } = open();
  const packages = { type: 'SUBSCRIPTION_PACKAGES', payload: { packages: PACKAGES } };
  await app.pageLoaded();
  expect(delivered).toEqual([packages]);
  await post('LOG_IN_TO_SUBSCRIPTION_SERVICE', { uid: 'anna' });
  expect(delivered).toEqual([packages, packages]);
});

describe('a fault', () => {
  test('is that it never says STOP_LOADING, although it buys', async () => {
    const { app, logIn, buy, restore, controls, delivered } = open();
    app.choosePreset('forgets');
    await logIn('anna');
    await buy();
    await restore();
    expect(controls).toHaveLength(1);
    expect(delivered).toEqual([]);
  });

  test('is that it sends packages which no page can read, beside two that it can', async () => {
    const { app, delivered } = open();
    app.choosePreset('malformed');
    await app.pageLoaded();
    const { packages } = delivered[0]?.payload as { packages: object[] };
    const readable = packages.filter((one) => safeParse(ParentAppPackageSchema, one).success);
    expect(packages).toHaveLength(4);
    expect(readable).toEqual([PACKAGES[1], PACKAGES[3]]);
  });

  test('is that it has no token, and hears every frame', async () => {
    const { app, post, types } = open();
    app.choosePreset('tokenless');
    expect(app.info).not.toHaveProperty('token');
    await post('REQUEST_GOOGLE_ID_TOKEN', {}, {});
    await post('REQUEST_GOOGLE_ID_TOKEN', {}, { token: 'of a frame' });
    expect(types()).toEqual(['LOG_IN_WITH_ID_TOKEN', 'LOG_IN_WITH_ID_TOKEN']);
  });
});

describe('a purchase', () => {
  test('is made for the learner who is logged in, then the page is told to stop loading', async () => {
    const { logIn, buy, controls, types } = open({ os: 'android' });
    await logIn('anna');
    await buy();
    expect(controls).toEqual([
      ['purchase', { uid: 'anna', ProductID: 'basic_monthly', os: 'android' }],
    ]);
    expect(types()).toEqual(['STOP_LOADING']);
  });

  test.each([
    ['cancelled', { outcome: 'cancelled' }],
    ['owned', {}],
    ['no-network', {}],
  ] as const)(
    'that is answered with %s buys nothing, and the page stops loading',
    async (answer, payload) => {
      const { app, logIn, buy, controls, delivered } = open();
      app.setStoreAnswer(answer);
      await logIn('anna');
      await buy();
      expect(controls).toEqual([]);
      expect(delivered).toEqual([{ type: 'STOP_LOADING', payload }]);
    },
  );

  test('that waits is made when it is approved', async () => {
    const { app, logIn, buy, controls, types } = open();
    app.setStoreAnswer('waits');
    await logIn('anna');
    await buy();
    expect(controls).toEqual([]);
    expect(types()).toEqual(['STOP_LOADING']);
    await app.approve();
    expect(controls).toHaveLength(1);
    expect(app.getState().stores.ios).toMatchObject({ owned: { uid: 'anna' }, waiting: null });
  });

  test('during which the app dies is made, and the page hears nothing', async () => {
    const { app, logIn, buy, controls, delivered } = open({ diesWhilePurchasing: true });
    await logIn('anna');
    await buy();
    expect(controls).toHaveLength(1);
    expect(delivered).toEqual([]);
    expect(app.getState().isRunning).toBe(false);
  });

  test('is not answered by an app that was started anew meanwhile', async () => {
    const { app, logIn, delivered, controls } = open();
    await logIn('anna');
    const { token } = app.info;
    const payload = { package: PACKAGES[0], oldProductID: null };
    app.hear(JSON.stringify({ type: 'PURCHASE_PACKAGE', payload, token }));
    app.startApp();
    await new Promise((resolve) => setImmediate(resolve));
    expect([delivered, controls]).toEqual([[], []]);
  });

  test('is refused where nobody is logged in, or the sandbox refuses; what it says is in the log', async () => {
    const { logIn, buy, controls, refusing, app } = open();
    await buy();
    expect(app.getState().log.map(({ type }) => type)).toContain(
      'Nobody is logged in, so nothing was bought.',
    );
    expect(controls).toEqual([]);
    await logIn('anna');
    refusing.message = 'anna owns basic_monthly already.';
    await buy();
    const notes = app.getState().log.map(({ note }) => note);
    expect(notes).toEqual(expect.arrayContaining([refusing.message]));
    expect(app.getState().stores.ios.owned).toBeNull();
  });
});

describe('restore', () => {
  test('brings the plan of this store account to the learner who asks', async () => {
    const { app, logIn, buy, restore, controls, types } = open();
    await logIn('anna');
    await buy();
    expect(types()).toEqual(['STOP_LOADING']);
    await logIn('beat');
    await restore();
    expect(controls.at(-1)).toEqual(['transfer', { fromUid: 'anna', toUid: 'beat' }]);
    expect(types()).toEqual(['STOP_LOADING']);
    await app.expire();
    expect(controls.at(-1)).toEqual(['expire', { uid: 'beat', ProductID: 'basic_monthly' }]);
  });

  test('moves nothing where the plan is the learner’s already, or where there is none', async () => {
    const { app, logIn, buy, restore, controls, last } = open();
    await logIn('anna');
    await restore();
    expect(controls).toEqual([]);
    await buy();
    await restore();
    expect(controls.map(([name]) => name)).toEqual(['purchase']);
    expect(last()?.type).toBe('STOP_LOADING');
    expect(app.getState().stores.ios.owned?.uid).toBe('anna');
  });

  test('with a store account of another learner is the only way; buying is refused', async () => {
    const { logIn, buy, restore, controls } = open({ isStoreAccountShared: true });
    await logIn('anna');
    await buy();
    expect(controls.map(([name]) => name)).toEqual(['purchase']);
    expect(controls[0]?.[1]).toMatchObject({ uid: 'another-learner' });
    await restore();
    expect(controls.at(-1)).toEqual(['transfer', { fromUid: 'another-learner', toUid: 'anna' }]);
  });

  test('finds nothing in the other store', async () => {
    const { app, logIn, buy, restore, controls } = open();
    await logIn('anna');
    await buy();
    app.change({ os: 'android' });
    await restore();
    expect(controls.map(([name]) => name)).toEqual(['purchase']);
  });
});

test('a silent parent hears everything and answers nothing', async () => {
  const { app, logIn, buy, restore, post, delivered } = open({ answerMs: null });
  await app.pageLoaded();
  await logIn('anna');
  await buy();
  await restore();
  await post('REQUEST_GOOGLE_ID_TOKEN', {});
  expect(delivered).toEqual([]);
  expect(app.getState().uid).toBe('anna');
});

describe('a page that the system has ended', () => {
  test('is begun at the same place, with another token, by an app that knows its learner', async () => {
    const { app, logIn, post, types } = open();
    await logIn('anna');
    const before = app.info;
    app.setKeyboard(true);
    app.pageEnded('/videos/znueni?at=12');
    const { page, place, uid, isRunning, hasKeyboard } = app.getState();
    expect({ page, place, uid, isRunning, hasKeyboard }).toEqual({
      page: 1,
      place: '/videos/znueni?at=12',
      uid: 'anna',
      isRunning: true,
      hasKeyboard: false,
    });
    await post('REQUEST_GOOGLE_ID_TOKEN', {}, before);
    expect(types()).toEqual([]);
    await post('REQUEST_GOOGLE_ID_TOKEN', {});
    expect(types()).toEqual(['LOG_IN_WITH_ID_TOKEN']);
  });

  test('hears how its purchase ended; after a start of the app the next one does not', async () => {
    const { app, logIn, buy, types, controls } = open();
    await logIn('anna');
    const bought = buy();
    app.pageEnded('/subscriptions');
    await bought;
    expect(controls.map(([name]) => name)).toEqual(['purchase']);
    expect(types()).toEqual(['STOP_LOADING']);
    const again = buy(PACKAGES[2]);
    app.startApp();
    await again;
    expect(app.getState()).toMatchObject({ page: 0, place: null });
    expect(types()).toEqual(['STOP_LOADING']);
  });

  test('is nothing to an app that does not run', () => {
    const { app } = open();
    app.endApp();
    app.pageEnded('/home');
    expect(app.getState()).toMatchObject({ page: 0, place: null, isRunning: false });
  });
});

test('an address for outside is kept for the phone to show', async () => {
  const { app, post } = open();
  await post('OPEN_EXTERNAL_URL', { url: 'https://example.com/a' });
  expect(app.getState().outside).toBe('https://example.com/a');
  app.closeOutside();
  expect(app.getState().outside).toBeNull();
});

test('the log keeps the newest entries only', async () => {
  const { app } = open();
  for (let count = 0; count < 600; count += 1) app.send('STOP_LOADING', {});
  const { log } = app.getState();
  expect(log).toHaveLength(500);
  expect(new Set(log.map(({ id }) => id)).size).toBe(500);
});
