/**
 * The `code` of whatever was thrown: a number of gRPC, a name of the identity provider, or nothing.
 */
export const errorCodeOf = (error: unknown): unknown =>
  (error as { readonly code?: unknown } | null | undefined)?.code;
