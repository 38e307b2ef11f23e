import { AppError, explainIssue } from 'shared-contracts';
import * as v from 'valibot';

/** A schema of a request, read without side effects. */
export type RequestSchema<Input = unknown, Output = unknown> = v.GenericSchema<Input, Output>;

/**
 * @param payload what the caller sent
 * @throws {AppError} `invalid-argument`; the message names the field and what to do, `details` is
 *   `{ field }`. Source: INTERFACES §5
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
