import * as v from 'valibot';
import { TextSchema } from '../texts/text-schemas';

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

/** `accounts.yaml`: the accounts of the local product. Times count from the moment of seeding. */
export const AccountsFileSchema = v.strictObject({
  /** The password of every account. The identity provider requires 6 characters. */
  password: v.pipe(v.string(), v.minLength(6, 'must have at least 6 characters')),
  accounts: v.array(AccountSchema),
});
export type AccountsFile = v.InferOutput<typeof AccountsFileSchema>;
