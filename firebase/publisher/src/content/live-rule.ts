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
 * `live/next.yaml` says when the live lesson takes place. It is a rule and not a date, so nobody
 * has to write a date down every week. Publishing computes the dates of the next eight lessons.
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
  /** Days that are left out, holidays for example. */
  noLessonOn: v.optional(v.array(DaySchema), []),
  /** Where it takes place; only the server reads it. */
  room: v.optional(
    v.strictObject({
      ...LiveSecretsSchema.entries,
      /** Lessons for subscribers, which a sample stream plays one after the other. */
      SampleStream: v.optional(
        v.pipe(v.array(NameSchema), v.minLength(1, 'must name at least one lesson')),
      ),
    }),
    {},
  ),
});
export type LiveRule = v.InferOutput<typeof LiveRuleSchema>;
