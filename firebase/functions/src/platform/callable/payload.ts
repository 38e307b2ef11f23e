import { AppError, explainIssue } from 'shared-contracts';
import * as v from 'valibot';

/**
 * Takes the payload out of the body `{ "data": … }`. A missing or null payload counts as `{}`, so
 * that the schema can name a missing field. Source: API-wire.
 *
 * @param body parsed JSON
 * @throws {AppError} `invalid-argument` when the body or the payload is not an object
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
  const payload: unknown = 'data' in body ? (body.data ?? {}) : {};
  // A schema without fields would accept a list as an object without fields.
  if (typeof payload !== 'object' || Array.isArray(payload)) {
    throw new AppError('invalid-argument', 'data: must be an object; leave it out for none', {
      field: 'data',
    });
  }
  return payload;
}

export type RequestSchema<Input = unknown, Output = unknown> = v.GenericSchema<Input, Output>;

/**
 * @throws {AppError} `invalid-argument`; the message names the field and the remedy, `details` is
 *   `{ field }`. Source: API-bad-input.
 */
export function validate<Input, Output>(
  schema: RequestSchema<Input, Output>,
  payload: unknown,
): Output {
  const result = v.safeParse(schema, payload, { abortPipeEarly: true });
  if (result.success) return result.output;
  const [first] = result.issues.map(explainIssue);
  const field = first?.field === '' || first === undefined ? 'data' : first.field;
  throw new AppError('invalid-argument', `${field}: ${first?.advice ?? 'is not valid'}`, { field });
}
