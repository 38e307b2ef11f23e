import { expiryOf, invitationFragment, readInvitation, takeInvitation } from './invitation';

const SHELL = 'https://swissgerman.example';
const payload = (claims: object) => btoa(JSON.stringify(claims)).replace(/=+$/, '');
const claims = {
  appKey: 'key-of-the-school',
  sdkKey: 'key-of-the-school',
  mn: '12345678901',
  exp: 1_795_000_000,
};
const signatureOf = (change: object = {}) => `header.${payload({ ...claims, ...change })}.mac`;
const invitation = {
  signature: signatureOf(),
  sdkKey: 'key-of-the-school',
  meetingNumber: '12345678901',
  userName: 'Mia & Zoë #1',
  theme: 'dark',
};

test('is read as it was written', () => {
  expect(readInvitation(invitationFragment(invitation))).toEqual(invitation);
  const anonymous = { ...invitation, userName: '', theme: '' };
  expect(readInvitation(invitationFragment(anonymous))).toEqual(anonymous);
});

test.each<[string, string]>([
  ['nothing', ''],
  ['no signature', invitationFragment({ ...invitation, signature: '' })],
  ['a signature that is none', invitationFragment({ ...invitation, signature: 'abc' })],
  ['no key', invitationFragment({ ...invitation, sdkKey: '' })],
  ['a number with other characters', invitationFragment({ ...invitation, meetingNumber: '1/2' })],
  ['a payload that is none', invitationFragment({ ...invitation, signature: 'a.b.c' })],
  ...[{ sdkKey: 'another' }, { appKey: 'another' }, { mn: '10987654321' }, { mn: undefined }].map(
    (change): [string, string] => [
      `a signature of ${JSON.stringify(change)}`,
      invitationFragment({ ...invitation, signature: signatureOf(change) }),
    ],
  ),
])('is none with %s', (_, fragment) => {
  expect(readInvitation(fragment)).toBeUndefined();
});

/** Opens the page from another one. */
function openedFrom(referrer: string): void {
  history.replaceState(null, '', `/zoom/${invitationFragment(invitation)}`);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}

test('is gone from the address once it is taken', () => {
  openedFrom(`${SHELL}/`);
  const before = history.length;
  expect(takeInvitation(window, SHELL)).toEqual({ kind: 'invited', invitation });
  expect(location.href).toBe(`${location.origin}/zoom/`);
  expect(history.length).toBe(before);
  expect(takeInvitation(window, SHELL)).toEqual({ kind: 'none' });
});

test.each(['', 'https://evil.example/', `${SHELL}.evil.example/`, 'http://swissgerman.example/'])(
  'is not taken from “%s”, and is gone from the address all the same',
  (referrer) => {
    openedFrom(referrer);
    expect(takeInvitation(window, SHELL)).toEqual({ kind: 'elsewhere' });
    expect(location.hash).toBe('');
  },
);

test('returns when the signature expires, if the signature says it', () => {
  expect(expiryOf(invitation)).toEqual(new Date(1_795_000_000_000));
  for (const signature of ['', 'a.b.c', `a.${payload({ exp: 'soon' })}.c`, `a.${payload({})}.c`]) {
    expect(expiryOf({ signature })).toBeUndefined();
  }
});
