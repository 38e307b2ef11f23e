import { createInMemoryPlatform } from 'common-testing';
import { syncIdToken } from './sync-id-token';
import { tellIdToken } from './tell-id-token';

/** A user whose token arrives or fails when the test says so. */
function aUser() {
  let answer: (idToken: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const token = new Promise<string>((...settle) => ([answer, fail] = settle));
  return { getIdToken: () => token, answer: (t: string) => answer(t), fail: () => fail(OFFLINE) };
}
const OFFLINE = new Error('offline');

type User = ReturnType<typeof aUser>;

/** The identity provider with a server that keeps a copy of the token. */
function setUp() {
  const auth: { currentUser: User | null } = { currentUser: null };
  let listener: (user: User | null) => void = () => undefined;
  const fetched = jest.fn(async (_url: URL, _init: RequestInit) => ({ ok: true, status: 204 }));
  globalThis.fetch = fetched as unknown as typeof fetch;
  syncIdToken({
    path: '/api/session',
    watch: (next) => (listener = (user) => tellIdToken(auth, user, next)),
    log: createInMemoryPlatform().log,
    origin: 'https://app.example',
  });
  return {
    signIn(user: User | null) {
      auth.currentUser = user;
      listener(user);
    },
    sent: async () => {
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      return fetched.mock.calls.map(([, { method, headers }]) => ({ method, ...headers }));
    },
  };
}

const post = (token: string) => ({ method: 'POST', Authorization: `Bearer ${token}` });

test('sends the token of the signed-in user [IDENTITY-token-sync]', async () => {
  const { signIn, sent } = setUp();
  const vreni = aUser();
  signIn(vreni);
  vreni.answer('vreni');
  expect(await sent()).toEqual([post('vreni')]);
  signIn(null);
  expect(await sent()).toEqual([post('vreni'), { method: 'DELETE' }]);
});

test('sends no token that comes after the log-out', async () => {
  const { signIn, sent } = setUp();
  const vreni = aUser();
  signIn(vreni);
  signIn(null);
  vreni.answer('vreni');
  expect(await sent()).toEqual([]);
});

test('sends no token that arrives after another user has signed in', async () => {
  const { signIn, sent } = setUp();
  const vreni = aUser();
  const ueli = aUser();
  signIn(vreni);
  signIn(ueli);
  ueli.answer('ueli');
  vreni.answer('vreni');
  expect(await sent()).toEqual([post('ueli')]);
});

test('continues without a token that cannot be fetched', async () => {
  const { signIn, sent } = setUp();
  const vreni = aUser();
  signIn(vreni);
  vreni.fail();
  expect(await sent()).toEqual([]);
});
