import { DaySchema, LessonTypeSchema } from 'shared-contracts';
import * as v from 'valibot';

const FileNameSchema = (extensions: string, example: string) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^[a-z0-9][a-z0-9-]*\\.(${extensions})$`),
      `must be a file of this folder in lower case, like ${example}`,
    ),
  );

const TextSchema = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
const NameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]*$/, 'must consist of lower-case letters, digits and hyphens'),
);

/** `lessons/<DocID>/lesson.yaml`. Field names are those of SPEC §3. */
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
  /** Marks content that stands in for the school's own. */
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
