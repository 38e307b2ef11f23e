/**
 * The `code` of a thrown value: a number of gRPC, a name of the identity provider, or nothing.
 */
export const errorCodeOf = (error: unknown): unknown =>
  (error as { readonly code?: unknown } | null | undefined)?.code;
