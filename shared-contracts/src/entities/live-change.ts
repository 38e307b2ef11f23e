import * as v from 'valibot';
import { LiveDateSchema } from './catalogue';
import { LiveSecretsSchema } from './live-lesson';

const RevisionSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A date that no longer holds, and the one in its place. They are equal where it holds again. */
const MovedLessonSchema = v.object({ From: LiveDateSchema, To: LiveDateSchema });

/**
 * `LiveDates/next`: the live lessons that a teacher has moved, earliest move first. Who is logged
 * in reads it, and only the server writes it. Without it the published dates hold.
 */
export const LiveDatesSchema = v.object({
  /** One more with each change. */
  Revision: RevisionSchema,
  Moved: v.array(MovedLessonSchema),
});
export type LiveDates = v.InferOutput<typeof LiveDatesSchema>;

/**
 * `LiveChanges/next`: all that teachers have changed, for the server only. It goes before what the
 * school has published in `LiveSecrets/next`. Source: decision 63.
 */
export const LiveChangesSchema = v.strictObject({
  ...LiveDatesSchema.entries,
  /** Replaces both `JoinUrl` and `MeetingNumber` of the school; absent: theirs hold. */
  JoinUrl: LiveSecretsSchema.entries.JoinUrl,
  /** As the link names it; absent where it names none. */
  MeetingNumber: LiveSecretsSchema.entries.MeetingNumber,
});
export type LiveChanges = v.InferOutput<typeof LiveChangesSchema>;
