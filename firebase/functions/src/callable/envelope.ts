import { AppError } from 'shared-contracts';

/**
 * Takes the payload out of the body `{ "data": … }`. A missing or null payload counts as `{}`, so
 * that a function without fields can be called with nothing and one with fields names the first
 * that is missing. Source: INTERFACES §5, wire.
 *
 * @param body parsed JSON
 * @throws {AppError} `invalid-argument` when the body is no such envelope
 */
export function readPayload(body: unknown): unknown {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new AppError('invalid-argument', 'body: must be an object, { "data": … }', {
      field: 'body',
    });
  }
  const extra = Object.keys(body).find((key) => key !== 'data');
  if (extra !== undefined) {
    throw new AppError('invalid-argument', `${extra}: does not belong here; send { "data": … }`, {
      field: extra,
    });
  }
  return 'data' in body ? (body.data ?? {}) : {};
}
