import * as v from 'valibot';

/**
 * `checkName`: asked before somebody writes a comment or a message; it judges the name that the
 * identity provider has. With `Username` it judges a name before it is saved.
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
  /** false: it looks like that of a teacher or of the school, or no comment may carry it at all. */
  isAllowed: v.boolean(),
});
