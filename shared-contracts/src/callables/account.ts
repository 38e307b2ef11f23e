import * as v from 'valibot';

/**
 * The least that an address must look like. The identity provider decides what it accepts. The
 * verification shows whether mail arrives. Source: VALID-no-client-rules.
 */
const EmailSchema = v.pipe(
  v.string('must be text'),
  v.minLength(1, 'must not be empty'),
  v.maxLength(254, 'must have at most 254 characters'),
  v.regex(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u, 'must not hold invisible characters'),
  // Every label between the dots of the domain holds something.
  v.regex(/^[^\s@]+@([^\s@.]+\.)+[^\s@.]+$/, 'must be an e-mail address, name@example.com'),
);

/**
 * `prepareEmailChange`: asked before the identity provider sends its verification to the new
 * address. Source: IDENTITY-change-email, API-prepareEmailChange.
 */
export const PrepareEmailChangeRequestSchema = v.strictObject({ newEmail: EmailSchema });
export const PrepareEmailChangeResponseSchema = v.object({ ok: v.literal(true) });

/**
 * `requestAccountDeletion`: ends the caller's account. Source: ABOUT-account-deletion,
 * API-requestAccountDeletion.
 */
export const RequestAccountDeletionRequestSchema = v.strictObject({});
export const RequestAccountDeletionResponseSchema = v.object({
  /** `continues`: begun and not to be stopped; the rest follows without the caller. */
  status: v.picklist(['deleted', 'continues']),
  /** The store where a plan still renews: only the learner can cancel it there. */
  storeToCancel: v.optional(v.picklist(['ios', 'android'])),
});
export type AccountDeletionAnswer = v.InferOutput<typeof RequestAccountDeletionResponseSchema>;

/** `exportMyData`: everything that is held about the caller. Source: API-exportMyData. */
export const ExportMyDataRequestSchema = v.strictObject({});
export const ExportMyDataResponseSchema = v.record(v.string(), v.unknown());

/** How old a log-in may be for what cannot be undone, in milliseconds. */
export const RECENT_LOG_IN_MS = 5 * 60_000;

/**
 * `details.reason` of the `failed-precondition` that asks for a new log-in: nothing has happened
 * yet, and the same call passes after it.
 */
export const RECENT_LOG_IN_REQUIRED = 'recent-log-in-required';
