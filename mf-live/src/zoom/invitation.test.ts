import { expiryOf, invitationFragment, readInvitation, takeInvitation } from './invitation';

const payload = (claims: object) => btoa(JSON.stringify(claims)).replace(/=+$/, '');
const invitation = {
  signature: `header.${payload({ exp: 1_795_000_000 })}.mac`,
  sdkKey: 'key-of-the-school',
  meetingNumber: '12345678901',
  userName: 'Mia & Zoë #1',
  theme: 'dark',
};

it('is read as it was written', () => {
  expect(readInvitation(invitationFragment(invitation))).toEqual(invitation);
  const anonymous = { ...invitation, userName: '', theme: '' };
  expect(readInvitation(invitationFragment(anonymous))).toEqual(anonymous);
});

it.each([
  ['nothing', ''],
  ['no signature', invitationFragment({ ...invitation, signature: '' })],
  ['a signature that is none', invitationFragment({ ...invitation, signature: 'abc' })],
  ['no key', invitationFragment({ ...invitation, sdkKey: '' })],
  ['a number with other characters', invitationFragment({ ...invitation, meetingNumber: '1/2' })],
])('is none with %s', (_, fragment) => {
  expect(readInvitation(fragment)).toBeUndefined();
});

it('is gone from the address once it is taken', () => {
  history.replaceState(null, '', `/zoom/${invitationFragment(invitation)}`);
  const before = history.length;
  expect(takeInvitation(window)).toEqual(invitation);
  expect(location.href).toBe(`${location.origin}/zoom/`);
  expect(history.length).toBe(before);
  expect(takeInvitation(window)).toBeUndefined();
});

it('says when its signature ends, where the signature says it', () => {
  expect(expiryOf(invitation)).toEqual(new Date(1_795_000_000_000));
  for (const signature of ['', 'a.b.c', `a.${payload({ exp: 'soon' })}.c`, `a.${payload({})}.c`]) {
    expect(expiryOf({ signature })).toBeUndefined();
  }
});
