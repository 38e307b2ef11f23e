import * as v from 'valibot';

const AddressSchema = v.pipe(
  v.string('must be an address like https://example.com'),
  v.url('must be an address like https://example.com'),
  v.startsWith('https://', 'must begin with https://'),
);

/**
 * `LiveSecrets/next`: the addresses of the live lesson's room, for the server only. Each is absent
 * until the school announces it. Source: ENTITY-live-lesson.
 */
export const LiveSecretsSchema = v.strictObject({
  /**
   * Media ids that a sample stream plays in an endless loop, if the school announces no own stream.
   * An `EmbedUrl` replaces it.
   */
  SampleStream: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.[0-9a-f]{8}$/))), v.minLength(1)),
  ),
  /** Whether the chat is the product's own page. A `ChatUrl` replaces it. */
  OwnChat: v.optional(v.boolean()),
  EmbedUrl: v.optional(AddressSchema),
  ChatUrl: v.optional(AddressSchema),
  /** Number of the Zoom meeting: 9 to 11 digits. */
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
