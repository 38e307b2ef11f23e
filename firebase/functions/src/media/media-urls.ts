import { TIER, type LessonSecrets } from 'shared-contracts';
import { MEDIA_ORIGIN, MEDIA_SIGNING_SECRET } from '../platform/config';
import { liveExpiryFrom, placeOf, signToken, viewerOf, type MediaGrant } from './token';

/** Last part of the address of every grammar PDF. The browser saves it under another name. */
export const GRAMMAR_FILE = 'grammar.pdf';

/** Last part of the address of every download. The browser saves it under another name. */
export const DOWNLOAD_FILE = 'download';

export interface MediaSettings {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly signingSecret: string;
}

const MIN_SECRET_LENGTH = 16;

/**
 * Reads the settings of this deployment. An unset secret is an empty text, with which anyone could
 * sign, so it is refused.
 *
 * @throws {Error} naming the missing setting
 */
export function mediaSettings(): MediaSettings {
  const origin = MEDIA_ORIGIN.value();
  const signingSecret = MEDIA_SIGNING_SECRET.value();
  if (!/^https?:\/\/[^/]+$/.test(origin)) {
    throw new Error('MEDIA_ORIGIN must be an origin without a trailing slash');
  }
  if (signingSecret.length < MIN_SECRET_LENGTH) {
    throw new Error(`MEDIA_SIGNING_SECRET must have at least ${MIN_SECRET_LENGTH} characters`);
  }
  return { origin, signingSecret };
}

/** The person who may use an address; null: a visitor. */
type Uid = string | null;

function addressOf(
  grant: Omit<MediaGrant, 'viewer'>,
  uid: Uid,
  file: string,
  { origin, signingSecret }: MediaSettings,
  now: Date,
  expiresAt?: number,
): string {
  const whole = { ...grant, viewer: viewerOf(uid, signingSecret) };
  return `${origin}/s/${signToken(whole, now, signingSecret, expiresAt)}/${placeOf(whole)}/${file}`;
}

/**
 * Makes the address of a lesson's video for one person. A free video has a plain address. Any other
 * has the token in its path, so that the relative addresses in the playlists inherit it.
 * Source: decision 9.
 */
export function videoUrl(
  {
    videoID,
    media,
    requiredTier,
  }: Pick<LessonSecrets, 'media' | 'requiredTier'> & { readonly videoID: string },
  uid: Uid,
  settings: MediaSettings,
  now: Date,
): string {
  if (requiredTier === 0) return `${settings.origin}/clips/${media}/master.m3u8`;
  const grant = { media, subject: videoID, tier: requiredTier };
  return addressOf(grant, uid, 'master.m3u8', settings, now);
}

/** Media id of the sample stream. The id of a lesson has no dot. */
export const LIVE_MEDIA = 'live.00000000';

/** Makes the address of the sample stream for one person, for a minute. */
export function liveUrl(uid: Uid, settings: MediaSettings, now: Date): string {
  const grant = { media: LIVE_MEDIA, subject: LIVE_MEDIA, tier: TIER.VIP };
  return addressOf(grant, uid, 'master.m3u8', settings, now, liveExpiryFrom(now));
}

/** Makes the address of a grammar PDF for one person, until its token ends. */
export function grammarUrl(id: string, uid: Uid, settings: MediaSettings, now: Date): string {
  const grant = { media: id, subject: id, tier: TIER.BASIC };
  return addressOf(grant, uid, GRAMMAR_FILE, settings, now);
}

/** Makes the address of a prepared download for one person, until its token ends. */
export function downloadUrl(id: string, uid: Uid, settings: MediaSettings, now: Date): string {
  const grant = { media: id, subject: id, tier: 0 } as const;
  return addressOf(grant, uid, DOWNLOAD_FILE, settings, now);
}
