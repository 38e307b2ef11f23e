/** The fields of Stripe's error object that the sandbox answers. */
export interface ErrorBody {
  readonly type:
    | 'api_error'
    | 'card_error'
    | 'idempotency_error'
    | 'invalid_request_error'
    | 'authentication_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
}

/** A refusal in Stripe's shape: the SDK turns it into its own error classes. */
export class SandboxError extends Error {
  /** @param status HTTP status */
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

/** A request that is wrong in itself (HTTP 400). */
export const invalid = (message: string, param?: string, code?: string) =>
  new SandboxError(400, {
    type: 'invalid_request_error',
    message,
    ...(code !== undefined && { code }),
    ...(param !== undefined && { param }),
  });

export const missingParam = (name: string) =>
  invalid(`Missing required param: ${name}.`, name, 'parameter_missing');

/** @param what as Stripe names it: `customer`, `price`, `checkout.session` */
export const missing = (what: string, id: string, param = 'id') =>
  new SandboxError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });

/** A request that Stripe carries out and this sandbox refuses; the sandbox never pretends. */
export const unknownToSandbox = (what: string) =>
  invalid(`The sandbox does not know ${what}. docs/sandbox.md lists what it knows.`);

/** A payment that was not made (HTTP 402). */
export const cardError = (code: string, message: string) =>
  new SandboxError(402, {
    type: 'card_error',
    code,
    message,
    ...(code === 'card_declined' && { decline_code: 'generic_decline' }),
  });
