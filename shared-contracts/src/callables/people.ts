import * as v from 'valibot';

/**
 * `checkName`: whether comments and messages may carry a name. `Username` is a name before it is
 * saved; without it, the server judges the name that the identity provider has.
 * Source: docs/security.md.
 */
export const CheckNameRequestSchema = v.strictObject({
  Username: v.optional(
    v.pipe(
      v.string('must be text'),
      v.minLength(1, 'must not be empty'),
      v.maxLength(256, 'must have at most 256 characters'),
    ),
  ),
});
export const CheckNameResponseSchema = v.object({
  /** false: the name looks like a teacher's or the school's, or no comment may carry it. */
  isAllowed: v.boolean(),
});
