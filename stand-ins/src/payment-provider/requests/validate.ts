import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { parse } from 'qs';
import { invalid } from '../errors';
import type { Requests } from './parameters';
import schemas from './schemas.json';

const ajv = new Ajv({
  coerceTypes: true,
  strict: false,
  allErrors: false,
  // Each process checks few requests, so a fast compilation counts more than a fast validator.
  code: { optimize: false },
  validateSchema: false,
});
ajv.addSchema(schemas, 'requests');

const compiled = new Map<keyof Requests, ValidateFunction>();

function validatorOf(request: keyof Requests): ValidateFunction {
  const validator = compiled.get(request);
  if (validator) return validator;
  const pointer = request.replace(/~/g, '~0').replace(/\//g, '~1');
  const made = ajv.compile({ $ref: `requests#/properties/${encodeURIComponent(pointer)}` });
  compiled.set(request, made);
  return made;
}

/** `/items/0/price` → `items[0][price]`, as Stripe names parameters. */
function parameterName(pointer: string, last?: string): string {
  const [first = '', ...rest] = [...pointer.split('/').slice(1), ...(last ? [last] : [])];
  return first + rest.map((part) => `[${part}]`).join('');
}

function refusal(error: ErrorObject): Error {
  const params = error.params as Readonly<Record<string, string>>;
  if (error.keyword === 'additionalProperties') {
    const name = parameterName(error.instancePath, params.additionalProperty);
    return invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  }
  if (error.keyword === 'required') {
    const name = parameterName(error.instancePath, params.missingProperty);
    return invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
  }
  const name = parameterName(error.instancePath);
  const code = params.type === 'number' ? 'parameter_invalid_integer' : undefined;
  return invalid(`Invalid ${name}: ${error.message ?? 'not allowed'}`, name, code);
}

/**
 * Reads the parameters of a request, checks them against the SDK's own types, and turns texts into
 * numbers and booleans.
 *
 * @param text form-encoded, `a[b]=1&list[0]=x`: a body, or a query with its `?`
 * @throws {SandboxError} `parameter_unknown` for what the SDK's types, or this sandbox, do not know
 */
export function readParameters<Name extends keyof Requests>(
  request: Name,
  text: string,
): Requests[Name] {
  const validate = validatorOf(request);
  const data: unknown = parse(text, { depth: 10, arrayLimit: 100, ignoreQueryPrefix: true });
  if (validate(data)) return data as Requests[Name];
  // In a union an unknown parameter is the most helpful error.
  const errors = validate.errors ?? [];
  const telling = errors.find(({ keyword }) => keyword === 'additionalProperties') ?? errors[0];
  throw telling ? refusal(telling) : invalid('Invalid request.');
}
