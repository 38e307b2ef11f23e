import { createHmac, timingSafeEqual } from 'node:crypto';
import { RequiredTierSchema, type RequiredTier } from 'shared-contracts';
import * as v from 'valibot';

/** The content that a token gives access to. Source: decision 9. */
export interface MediaGrant {
  /** Id of the clip, of the PDF or of the sample stream. */
  readonly media: string;
  /** Id of the lesson; a PDF and the sample stream have their own id. */
  readonly subject: string;
  /** The person's name from `viewerOf`. */
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
 * Names a person in addresses. The name never changes, and only the secret reveals the person.
 *
 * @param uid null: a visitor
 * @returns 16 hexadecimal digits
 */
export const viewerOf = (uid: string | null, secret: string): string =>
  mac(`viewer\0${uid ?? ''}`, secret)
    .toString('hex')
    .slice(0, 16);

/** The folder of an address, `/s/<token>/<place>/`: names the person and the subject. */
export const placeOf = ({ viewer, subject }: Pick<MediaGrant, 'viewer' | 'subject'>): string =>
  `${viewer}.${subject}`;

const STEP_S = 5 * 60;
const MIN_LIFE_S = 10 * 60;

/**
 * The expiry of a new token, in seconds since the epoch: 10 to 15 minutes from now, on a 5-minute
 * boundary. So repeated calls give the same URL, which the browser can cache.
 */
export const expiryFrom = (now: Date): number =>
  Math.ceil((now.getTime() / 1000 + MIN_LIFE_S) / STEP_S) * STEP_S;

/**
 * Life of a token of a live stream, in seconds. The player asks for another one before, so a stream
 * outlasts its plan by a minute at most.
 */
const LIVE_LIFE_S = 60;

/** The expiry of a new token of a live stream, in seconds since the epoch. */
export const liveExpiryFrom = (now: Date): number => Math.floor(now.getTime() / 1000) + LIVE_LIFE_S;

/**
 * Makes a token for one grant. Source: decision 9.
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
 * Checks the signature in constant time, and reads the content only if the server signed it.
 *
 * @param place the requested person and subject, from `placeOf`
 */
export function checkToken(token: string, place: string, now: Date, secret: string): TokenCheck {
  const [payload = '', signature = '', ...rest] = token.split('.');
  const expected = mac(payload, secret);
  const received = Buffer.from(signature, 'base64url');
  const isOurs =
    rest.length === 0 &&
    received.length === expected.length &&
    received.toString('base64url') === signature &&
    timingSafeEqual(received, expected);
  const content = isOurs ? parsePayload(payload) : null;
  if (content === null) return { status: 'tampered' };
  const { m: media, s: subject, v: viewer, t: tier, e: expiresAt } = content;
  if (placeOf({ viewer, subject }) !== place) return { status: 'other-place' };
  if (expiresAt * 1000 <= now.getTime()) return { status: 'expired' };
  return { status: 'valid', expiresAt, media, tier };
}
