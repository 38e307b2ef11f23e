/**
 * Codes of a failed callable. Source: SPEC §8, callable error mapping; `failed-precondition` from
 * INTERFACES §5.
 */
export const ERROR_CODES = [
  'invalid-argument',
  'unauthenticated',
  'permission-denied',
  'not-found',
  'aborted',
  'resource-exhausted',
  'cancelled',
  'unimplemented',
  'unavailable',
  'deadline-exceeded',
  'failed-precondition',
  'internal',
  'unknown',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Any code, as one of ours: `unknown` for what SPEC §8 does not name. */
export const toErrorCode = (code: string): ErrorCode =>
  ERROR_CODES.find((known) => known === code) ?? 'unknown';

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  0: 'internal',
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  429: 'resource-exhausted',
  499: 'cancelled',
  500: 'internal',
  501: 'unimplemented',
  503: 'unavailable',
  504: 'deadline-exceeded',
};

/**
 * The code for an HTTP status; 0 stands for "no answer". Source: SPEC §8.
 *
 * @param status HTTP status, or 0
 */
export const errorCodeFromStatus = (status: number): ErrorCode =>
  CODE_BY_STATUS[status] ?? 'unknown';

/** Message of the internal error when an answer has neither `result` nor `data`. Source: SPEC §8. */
export const MISSING_DATA_MESSAGE = 'Response is missing data field';

/** `error.code` in an answer without access: not signed in. Source: SPEC §4, INTERFACES §5. */
export const NOT_SIGNED_IN = 1;
