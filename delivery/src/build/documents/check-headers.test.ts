import { checkHeaders } from './check-headers';

const SHELL = 'https://swissgerman.example';

const check = (framedBy: 'shell' | 'nobody', policy?: string, permissions?: string) =>
  checkHeaders(
    'mf-live',
    'chat',
    { framedBy },
    {
      headers: [
        {
          source: '**',
          headers: [
            { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" },
          ],
        },
        {
          source: '/chat/**',
          headers: [
            ...(policy === undefined ? [] : [{ key: 'Content-Security-Policy', value: policy }]),
            ...(permissions === undefined
              ? []
              : [{ key: 'Permissions-Policy', value: permissions }]),
          ],
        },
      ],
    },
  );

test('accepts a document whose headers say what it declares', () => {
  expect(() =>
    check('shell', `script-src 'self'; frame-ancestors ${SHELL}`, 'camera=()'),
  ).not.toThrow();
  expect(() =>
    check('nobody', "script-src 'self' https://a.example; frame-ancestors 'none'", 'camera=()'),
  ).not.toThrow();
});

test.each([
  ['no rule of its own', 'shell', undefined, undefined, "needs script-src 'self'"],
  [
    'a frame that nobody may show',
    'shell',
    "script-src 'self'; frame-ancestors 'none'",
    'camera=()',
    `needs frame-ancestors ${SHELL}`,
  ],
  [
    'a frame of another site',
    'nobody',
    `script-src 'self'; frame-ancestors ${SHELL}`,
    'camera=()',
    "needs frame-ancestors 'none'",
  ],
  [
    'no word on camera and microphone',
    'nobody',
    "script-src 'self'; frame-ancestors 'none'",
    undefined,
    'needs a Permissions-Policy',
  ],
] as const)('refuses %s, and names the rule', (_, framedBy, policy, permissions, message) => {
  expect(() => check(framedBy, policy, permissions)).toThrow(message);
  expect(() => check(framedBy, policy, permissions)).toThrow(
    'firebase/firebase.json: mf-live: "/chat/**"',
  );
});
