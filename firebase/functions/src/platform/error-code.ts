/** The `code` of a thrown value: a gRPC number, or a name of the identity provider. */
export const errorCodeOf = (error: unknown): unknown =>
  (error as { readonly code?: unknown } | null | undefined)?.code;

/** Whether Firestore refused a `create`, because the document exists (gRPC's ALREADY_EXISTS). */
export const alreadyExists = (error: unknown): boolean => errorCodeOf(error) === 6;
