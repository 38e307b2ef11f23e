import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { CONTRACT_VERSION, satisfiesContract } from 'shared-contracts';
import { inRoot } from '../../paths';
import { contractMembers, contractRange, contractUses, programOf } from './contract-uses';

const FIXTURES = ['plain-screen', 'supporting-screen', 'store-screen'];
/** Only a remote may import kit, so this one is written here. */
const OF_KIT = inRoot('.run', `uses-${process.pid}.ts`);
mkdirSync(inRoot('.run'), { recursive: true });
writeFileSync(OF_KIT, "import { Card, Button as B, type Icon } from 'kit';");
// All share one program, because each would read the types of the whole platform.
const program = programOf([
  ...FIXTURES.map((name) => inRoot('delivery/src/build/contract/testing', `${name}.ts`)),
  OF_KIT,
]);
rmSync(OF_KIT);
const uses = contractUses(program);
const usesOf = (fixture: string) => uses.filter(({ place }) => place.includes(`/${fixture}.ts:`));

test('asks for the first contract where nothing newer is used, and lists all that is', () => {
  expect(usesOf('plain-screen').map(({ member }) => member)).toEqual([
    'Platform.alerts',
    'Platform.functions',
    'Platform.preferences',
    'Platform.session',
    'Session.state$',
    'Alerts.hide',
    'Preferences.set',
    'DevicePreferences.theme',
    'Platform.call',
    'CallableMap.searchLines',
  ]);
  expect(contractRange(usesOf('plain-screen'))).toBe('^1.0.0');
});

test('lists what is imported of kit, but its types', () => {
  const ofKit = uses.filter(({ member }) => member.startsWith('kit.'));
  expect(ofKit.map(({ member }) => member)).toEqual(['kit.Card', 'kit.Button']);
});

test.each([
  ['a call by way of another function', 'supporting-screen', 'ParentApp.supports', '1.9.0'],
  ['a renamed binding', 'store-screen', 'ParentApp.storeVisit$', '1.10.0'],
])('sees %s, so that an older shell does not load it', (_, screen, member, since) => {
  expect(usesOf(screen)).toContainEqual(expect.objectContaining({ member, since }));
  const range = contractRange(usesOf(screen));
  expect(range).toBe(`^${since}`);
  expect(satisfiesContract('1.8.0', range)).toBe(false);
  expect(satisfiesContract(CONTRACT_VERSION, range)).toBe(true);
});

/** The members of the first contract. All other members have `@since`. */
const FIRST: Readonly<Record<string, string>> = {
  Alerts: 'current$ hide show',
  AppEvent: 'name payload',
  BatchWrite: 'data operation path',
  Chrome: 'hide isHidden$ show',
  Consents: 'highlight reset set state$',
  Device: 'metadata$ setResizeListener',
  DevicePreferences: 'captions speed theme',
  DocumentQuery: 'limit orderBy startAfter where',
  Documents: 'add batch get merge query remove serverTimestamp watch',
  EventBus: 'all$ emit on',
  EventMap:
    'ProductID UID VideoID consentsCollected failure lessonFinished lessonOpened remote remoteFailed remoteRevived subscriptionChanged userLoggedIn userLoggedOut',
  Found: 'data id',
  IdToken: 'idToken nonce provider',
  Increment: '[increment]',
  LiveChat: 'hide show',
  Loading: 'isActive$ start stop',
  Log: 'error info warn',
  Navigation: 'back go location$ openExternal prefetch replace',
  ParentApp: 'isEmbedded messages$ send',
  Platform:
    'alerts call chrome consents content contractVersion device documents events functions liveChat loading log navigation parentApp preferences session signUpFlow',
  Preferences: 'set values$',
  RouteLocation: 'from hash params pathname search',
  ServerTimestamp: '[serverTime]',
  Session:
    'ready reauthenticate sendPasswordResetEmail sendVerificationEmail signInWithEmailAndPassword signInWithGoogle signInWithIdToken signOut signUpWithEmailAndPassword state$ updatePassword verifyBeforeUpdateEmail',
  SignUpFlow: 'cancel isActive$ start',
};

test('has a version for each member that the first contract had not, and none of the future', () => {
  const members = contractMembers(program);
  const unmarked = [...members].filter(([, since]) => since === '1.0.0').map(([name]) => name);
  const first = Object.entries(FIRST).flatMap(([holder, names]) =>
    names.split(' ').map((name) => `${holder}.${name}`),
  );
  expect(new Set(unmarked)).toEqual(new Set(first));
  for (const since of members.values()) {
    expect(satisfiesContract(CONTRACT_VERSION, `^${since}`)).toBe(true);
  }
});
