import * as v from 'valibot';

/**
 * Minimum form of an e-mail address. The identity provider decides what it accepts, and its
 * verification mail shows whether the address works. Source: VALID-no-client-rules.
 */
const EmailSchema = v.pipe(
  v.string('must be text'),
  v.minLength(1, 'must not be empty'),
  v.maxLength(254, 'must have at most 254 characters'),
  v.regex(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u, 'must not hold invisible characters'),
  // No label of the domain is empty.
  v.regex(/^[^\s@]+@([^\s@.]+\.)+[^\s@.]+$/, 'must be an e-mail address, name@example.com'),
);

/**
 * `prepareEmailChange`: the page calls it before the identity provider sends its verification to
 * the new address. Source: IDENTITY-change-email, API-prepareEmailChange.
 */
export const PrepareEmailChangeRequestSchema = v.strictObject({ newEmail: EmailSchema });
export const PrepareEmailChangeResponseSchema = v.object({ ok: v.literal(true) });

/**
 * `requestAccountDeletion`: ends the caller's account.
 * Source: ABOUT-account-deletion, API-requestAccountDeletion.
 */
export const RequestAccountDeletionRequestSchema = v.strictObject({});
export const RequestAccountDeletionResponseSchema = v.object({
  /** `continues`: the server has begun and finishes without the caller. */
  status: v.picklist(['deleted', 'continues']),
  /** The store where a plan still renews; only the learner can cancel it there. */
  storeToCancel: v.optional(v.picklist(['ios', 'android'])),
});
export type AccountDeletionAnswer = v.InferOutput<typeof RequestAccountDeletionResponseSchema>;

/** `exportMyData`: all data stored about the caller. Source: API-exportMyData. */
export const ExportMyDataRequestSchema = v.strictObject({});
export const ExportMyDataResponseSchema = v.record(v.string(), v.unknown());

/** Oldest log-in that the server accepts for an action that cannot be undone, in milliseconds. */
export const RECENT_LOG_IN_MS = 5 * 60_000;

/**
 * `details.reason` of the `failed-precondition` that asks for a new log-in. Nothing has changed
 * yet; the same call succeeds after the log-in.
 */
export const RECENT_LOG_IN_REQUIRED = 'recent-log-in-required';
