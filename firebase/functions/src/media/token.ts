import { createHmac, timingSafeEqual } from 'node:crypto';
import { RequiredTierSchema, type RequiredTier } from 'shared-contracts';
import * as v from 'valibot';

/** What a token lets its bearer fetch. Source: decision 9. */
export interface MediaGrant {
  /** Id of the clip, of the PDF or of the sample stream. */
  readonly media: string;
  /** Id of the lesson; a PDF and the sample stream have their own id. */
  readonly subject: string;
  /** The person, as `viewerOf` names them. */
  readonly viewer: string;
  /** Least tier that opens the subject. */
  readonly tier: RequiredTier;
}

const TokenSchema = v.strictObject({
  m: v.string(),
  s: v.string(),
  v: v.string(),
  t: RequiredTierSchema,
  /** Expiry, seconds since the epoch. */
  e: v.pipe(v.number(), v.integer()),
});

const mac = (text: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

/**
 * A name for a person in addresses. It is the same each time, and only the secret tells whose it
 * is.
 *
 * @param uid null: a visitor
 * @returns 16 hexadecimal digits
 */
export const viewerOf = (uid: string | null, secret: string): string =>
  mac(`viewer\0${uid ?? ''}`, secret)
    .toString('hex')
    .slice(0, 16);

/** The folder of an address, `/s/<token>/<place>/`: the person and the subject that it is for. */
export const placeOf = ({ viewer, subject }: Pick<MediaGrant, 'viewer' | 'subject'>): string =>
  `${viewer}.${subject}`;

const STEP_S = 5 * 60;
const MIN_LIFE_S = 10 * 60;

/**
 * When a token made now ends, in seconds since the epoch. That is 10 to 15 minutes from now, on a
 * 5-minute boundary. So repeated calls give the same URL, and the browser's cache is of use.
 */
export const expiryFrom = (now: Date): number =>
  Math.ceil((now.getTime() / 1000 + MIN_LIFE_S) / STEP_S) * STEP_S;

/**
 * How long the token of a live stream is good for, in seconds. The player asks for another one
 * before it ends, so a stream outlasts its plan by a minute at most.
 */
const LIVE_LIFE_S = 60;

/** When a token of a live stream that is made now ends, in seconds since the epoch. */
export const liveExpiryFrom = (now: Date): number => Math.floor(now.getTime() / 1000) + LIVE_LIFE_S;

/**
 * Lets its bearer fetch playlists and key of one clip, for one lesson and person. Source: decision
 * 9.
 *
 * @param expiresAt seconds since the epoch
 */
export function signToken(
  { media, subject, viewer, tier }: MediaGrant,
  now: Date,
  secret: string,
  expiresAt: number = expiryFrom(now),
): string {
  const content = JSON.stringify({ m: media, s: subject, v: viewer, t: tier, e: expiresAt });
  const payload = Buffer.from(content).toString('base64url');
  return `${payload}.${mac(payload, secret).toString('base64url')}`;
}

export type TokenCheck =
  | {
      readonly status: 'valid';
      readonly expiresAt: number;
      readonly media: string;
      readonly tier: RequiredTier;
    }
  | { readonly status: 'tampered' | 'other-place' | 'expired' };

function parsePayload(payload: string): v.InferOutput<typeof TokenSchema> | null {
  try {
    const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const result = v.safeParse(TokenSchema, content);
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/**
 * Checks the signature first, in constant time, and reads the content only when it is ours.
 *
 * @param place the person and the subject that are asked for, see `placeOf`
 */
export function checkToken(token: string, place: string, now: Date, secret: string): TokenCheck {
  const [payload = '', given = '', ...rest] = token.split('.');
  const expected = mac(payload, secret);
  const received = Buffer.from(given, 'base64url');
  const isOurs =
    rest.length === 0 &&
    received.length === expected.length &&
    received.toString('base64url') === given &&
    timingSafeEqual(received, expected);
  const content = isOurs ? parsePayload(payload) : null;
  if (content === null) return { status: 'tampered' };
  const { m: media, s: subject, v: viewer, t: tier, e: expiresAt } = content;
  if (placeOf({ viewer, subject }) !== place) return { status: 'other-place' };
  if (expiresAt * 1000 <= now.getTime()) return { status: 'expired' };
  return { status: 'valid', expiresAt, media, tier };
}
