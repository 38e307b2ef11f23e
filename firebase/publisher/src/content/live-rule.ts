import { WEEKDAYS } from 'common';
import { DaySchema, LiveSecretsSchema } from 'shared-contracts';
import * as v from 'valibot';
import { NameSchema, TextSchema } from '../texts/text-schemas';

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/**
 * `live/next.yaml`: the rule for the dates of live lessons, so that the school need not write a
 * date every week. Publishing computes the next eight dates.
 */
export const LiveRuleSchema = v.strictObject({
  Title: TextSchema,
  weekday: v.pipe(
    v.picklist(WEEKDAYS),
    v.transform((weekday) => WEEKDAYS.indexOf(weekday)),
  ),
  time: v.pipe(
    v.string('must be a time in quotes like "20:00"'),
    v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time in quotes like "20:00"'),
  ),
  zone: v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone like Europe/Zurich')),
  /** Days without a lesson, such as holidays. */
  noLessonOn: v.optional(v.array(DaySchema), []),
  /** Addresses of stream, chat and meeting; only the server reads them. */
  room: v.optional(
    v.strictObject({
      ...LiveSecretsSchema.entries,
      /** Lessons for subscribers that the sample stream plays in a loop. */
      SampleStream: v.optional(
        v.pipe(v.array(NameSchema), v.minLength(1, 'must name at least one lesson')),
      ),
    }),
    {},
  ),
});
export type LiveRule = v.InferOutput<typeof LiveRuleSchema>;
