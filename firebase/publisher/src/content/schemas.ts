import { DaySchema, LessonTypeSchema, LiveSecretsSchema } from 'shared-contracts';
import * as v from 'valibot';

const FileNameSchema = (extensions: string, example: string) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^[a-z0-9][a-z0-9-]*\\.(${extensions})$`),
      `must be a file of this folder in lower case, like ${example}`,
    ),
  );

/** A text that a person reads. */
export const TextSchema = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
/** Name of a folder. */
export const NameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]*$/, 'must consist of lower-case letters, digits and hyphens'),
);

/** Name of a PDF in `grammar`. */
export const GRAMMAR_FILE = /^[a-z0-9][a-z0-9-]*\.pdf$/;

/** `lessons/<DocID>/lesson.yaml`. Field names are those of ENTITY-lesson. */
export const LessonFileSchema = v.strictObject({
  Title: TextSchema,
  Subtitle: TextSchema,
  Difficulty: v.optional(
    v.pipe(
      v.number(),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be 1 to 5'),
      v.maxValue(5, 'must be 1 to 5'),
    ),
    1,
  ),
  Type: LessonTypeSchema,
  Date: DaySchema,
  /** Name of a folder in `clips`. */
  clip: NameSchema,
  /** Of a mini lesson: who may watch it. */
  access: v.optional(v.picklist(['free', 'subscribers'])),
  isAvailable: v.optional(v.boolean(), true),
  isAvailableLessons: v.optional(v.boolean(), true),
  MondayLessonID: v.optional(NameSchema),
  GermanVersionURL: v.optional(
    v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, 'must be an address that begins with https://')),
  ),
  Photos: v.optional(v.array(FileNameSchema('webp|jpg|png', 'platform.webp')), []),
  Audios: v.optional(v.array(FileNameSchema('mp3|m4a', 'dialogue.mp3')), []),
  /** A file in `grammar` that explains what this lesson uses. */
  grammar: v.optional(
    v.pipe(
      v.string(),
      v.regex(GRAMMAR_FILE, 'must be a file of the folder grammar in lower case, like artikel.pdf'),
    ),
  ),
  /** Marks sample content, used until the school has its own; the opened lesson says so. */
  sample: v.optional(v.boolean(), false),
});
export type LessonFile = v.InferOutput<typeof LessonFileSchema>;

const DurationSchema = v.pipe(
  v.string(),
  v.regex(/^-?P(?=\d)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?$/, 'must be a time from now like P10D or -P20D'),
);

const AccountSchema = v.strictObject({
  email: v.pipe(v.string(), v.email('must be an e-mail address')),
  displayName: TextSchema,
  /** Whether `Users/{uid}` exists, with all three consents given. */
  consents: v.boolean(),
  /** Custom claims, `{ teacher: true }`. */
  claims: v.optional(v.record(v.string(), v.union([v.boolean(), v.number(), v.string()]))),
  entitlement: v.optional(
    v.strictObject({
      plan: v.picklist(['BASIC', 'VIP', 'PRIVATE']),
      ProductID: TextSchema,
      identifier: TextSchema,
      Tier: v.picklist([1, 2, 3]),
      platform: v.picklist(['web', 'ios', 'android']),
      cancels: v.boolean(),
      purchased: DurationSchema,
      expires: DurationSchema,
    }),
  ),
});
export type Account = v.InferOutput<typeof AccountSchema>;

/** `accounts.yaml`: accounts of the local product; times count from the moment of seeding. */
export const AccountsFileSchema = v.strictObject({
  /** Of every account; the identity provider wants at least 6 characters. */
  password: v.pipe(v.string(), v.minLength(6, 'must have at least 6 characters')),
  accounts: v.array(AccountSchema),
});
export type AccountsFile = v.InferOutput<typeof AccountsFileSchema>;

const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/**
 * `live/next.yaml`: when the live lesson takes place, as a rule and not as a date, so that nobody
 * has to write one down every week. Publishing makes dates of it, those of the next eight lessons.
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
