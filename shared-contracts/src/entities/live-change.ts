import * as v from 'valibot';
import { LiveDateSchema } from './catalogue';
import { LiveSecretsSchema } from './live-lesson';

const RevisionSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A published date and the teacher's new date. Equal dates: the move was undone. */
const MovedLessonSchema = v.object({ From: LiveDateSchema, To: LiveDateSchema });

/**
 * `LiveDates/next`: live lessons that a teacher has moved, earliest move first. Every logged-in
 * user reads it; only the server writes it. Without it, the published dates apply.
 */
export const LiveDatesSchema = v.object({
  /** Rises by one with each change. */
  Revision: RevisionSchema,
  Moved: v.array(MovedLessonSchema),
});
export type LiveDates = v.InferOutput<typeof LiveDatesSchema>;

/**
 * `LiveChanges/next`: all changes by teachers, for the server only. They override the school's
 * published `LiveSecrets/next`. Source: decision 63.
 */
export const LiveChangesSchema = v.strictObject({
  ...LiveDatesSchema.entries,
  /** Replaces the school's `JoinUrl` and `MeetingNumber`; absent: theirs apply. */
  JoinUrl: LiveSecretsSchema.entries.JoinUrl,
  /** The number in `JoinUrl`; absent if the link names none. */
  MeetingNumber: LiveSecretsSchema.entries.MeetingNumber,
});
export type LiveChanges = v.InferOutput<typeof LiveChangesSchema>;
