import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const TokenSchema = v.strictObject({
  /** Media id. */
  m: v.string(),
  /** Expiry, seconds since the epoch. */
  e: v.pipe(v.number(), v.integer()),
});

const STEP_S = 5 * 60;
const MIN_LIFE_S = 10 * 60;

/**
 * When a token made now ends, in seconds since the epoch: 10 to 15 minutes from now, on a 5-minute
 * boundary, so that repeated calls give the same URL and the browser's cache is of use.
 */
export const expiryFrom = (now: Date): number =>
  Math.ceil((now.getTime() / 1000 + MIN_LIFE_S) / STEP_S) * STEP_S;

const signature = (payload: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(payload).digest();

/**
 * How long the token of a live stream is good for, in seconds. The player asks for another one before
 * it ends, so a stream outlasts its plan by a minute at most.
 */
const LIVE_LIFE_S = 60;

/** When a token of a live stream that is made now ends, in seconds since the epoch. */
export const liveExpiryFrom = (now: Date): number => Math.floor(now.getTime() / 1000) + LIVE_LIFE_S;

/**
 * Lets its bearer fetch playlists and key of one clip. Source: DESIGN §6, Playback.
 *
 * @param expiresAt seconds since the epoch
 */
export function signToken(
  mediaId: string,
  now: Date,
  secret: string,
  expiresAt: number = expiryFrom(now),
): string {
  const content = JSON.stringify({ m: mediaId, e: expiresAt });
  const payload = Buffer.from(content).toString('base64url');
  return `${payload}.${signature(payload, secret).toString('base64url')}`;
}

export type TokenCheck =
  | { readonly status: 'valid'; readonly expiresAt: number }
  | { readonly status: 'tampered' | 'other-media' | 'expired' };

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
 * @param mediaId the clip that is asked for
 */
export function checkToken(token: string, mediaId: string, now: Date, secret: string): TokenCheck {
  const [payload = '', given = '', ...rest] = token.split('.');
  const expected = signature(payload, secret);
  const received = Buffer.from(given, 'base64url');
  const isOurs =
    rest.length === 0 &&
    received.length === expected.length &&
    received.toString('base64url') === given &&
    timingSafeEqual(received, expected);
  const content = isOurs ? parsePayload(payload) : null;
  if (content === null) return { status: 'tampered' };
  if (content.m !== mediaId) return { status: 'other-media' };
  if (content.e * 1000 <= now.getTime()) return { status: 'expired' };
  return { status: 'valid', expiresAt: content.e };
}
