import { rowsOf } from '../row';

export const ERROR_CODE_ROWS = [
  ...rowsOf('§8 Callable error mapping', {
    'HTTP-400': '400: invalid-argument',
    'HTTP-401': '401: unauthenticated',
    'HTTP-403': '403: permission-denied',
    'HTTP-404': '404: not-found',
    'HTTP-409': '409: aborted',
    'HTTP-429': '429: resource-exhausted',
    'HTTP-499': '499: cancelled',
    'HTTP-501': '501: unimplemented',
    'HTTP-503': '503: unavailable',
    'HTTP-504': '504: deadline-exceeded',
    'HTTP-0-500': '0 or 500: internal',
    'HTTP-other': 'other: unknown',
    'HTTP-missing-data':
      "A missing data field gives the internal error 'Response is missing data field'.",
  }),
  ...rowsOf('§8 Identity provider codes', {
    'IDCODE-email-already-in-use': 'email-already-in-use',
    'IDCODE-wrong-password': 'wrong-password',
    'IDCODE-invalid-credential': 'invalid-credential',
    'IDCODE-user-not-found': 'user-not-found',
    'IDCODE-too-many-requests': 'too-many-requests',
    'IDCODE-user-disabled': 'user-disabled',
    'IDCODE-network-request-failed': 'network-request-failed',
    'IDCODE-popup-blocked': 'popup-blocked',
    'IDCODE-popup-closed-by-user': 'popup-closed-by-user',
    'IDCODE-cancelled-popup-request': 'cancelled-popup-request',
    'IDCODE-unauthorized-domain': 'unauthorized-domain',
    'IDCODE-user-mismatch': 'user-mismatch',
    'IDCODE-password-does-not-meet-requirements': 'password-does-not-meet-requirements',
    'IDCODE-multi-factor-auth-required': 'multi-factor-auth-required',
  }),
];
