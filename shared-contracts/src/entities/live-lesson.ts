import * as v from 'valibot';

const AddressSchema = v.pipe(
  v.string('must be an address like https://example.com'),
  v.url('must be an address like https://example.com'),
  v.startsWith('https://', 'must begin with https://'),
);

/**
 * `LiveSecrets/next`: the addresses of the live lesson's room, for the server only. Each is absent
 * until the school announces it. Source: SPEC §3 live lesson.
 */
export const LiveSecretsSchema = v.strictObject({
  EmbedUrl: v.optional(AddressSchema),
  ChatUrl: v.optional(AddressSchema),
  /** Of the Zoom meeting: 9 to 11 digits. */
  MeetingNumber: v.optional(
    v.pipe(
      v.string('must be digits in quotes'),
      v.regex(/^\d{9,11}$/, 'must be 9 to 11 digits, without spaces'),
    ),
  ),
  /** Opens the same meeting in Zoom itself. */
  JoinUrl: v.optional(AddressSchema),
});
export type LiveSecrets = v.InferOutput<typeof LiveSecretsSchema>;
