import { TIER, type LessonSecrets } from 'shared-contracts';
import { MEDIA_ORIGIN, MEDIA_SIGNING_SECRET } from '../platform/config';
import { liveExpiryFrom, placeOf, signToken, viewerOf, type MediaGrant } from './token';

/** Last part of the address of every grammar PDF; it is saved under a name of its own. */
export const GRAMMAR_FILE = 'grammar.pdf';

/** Last part of the address of every prepared download; it is saved under a name of its own. */
export const DOWNLOAD_FILE = 'download';

export interface MediaSettings {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly signingSecret: string;
}

const MIN_SECRET_LENGTH = 16;

/**
 * Settings of this deployment. An unset secret reads as empty text. Anybody could sign with that,
 * so it is refused.
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

/** The person that an address is for; null: a visitor. */
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
 * Where a lesson's video starts, for one person. Free content is plain and static; for the rest the
 * token is in the path, so that the relative addresses inside the playlists inherit it. Source:
 * decision 9.
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

/** Media id of the sample stream, in place of a clip's; no lesson has an id with a dot. */
export const LIVE_MEDIA = 'live.00000000';

/** Where one person can fetch the sample stream of the live lesson, for a minute. */
export function liveUrl(uid: Uid, settings: MediaSettings, now: Date): string {
  const grant = { media: LIVE_MEDIA, subject: LIVE_MEDIA, tier: TIER.VIP };
  return addressOf(grant, uid, 'master.m3u8', settings, now, liveExpiryFrom(now));
}

/** Where one person can fetch a grammar PDF until its token ends. */
export function grammarUrl(id: string, uid: Uid, settings: MediaSettings, now: Date): string {
  const grant = { media: id, subject: id, tier: TIER.BASIC };
  return addressOf(grant, uid, GRAMMAR_FILE, settings, now);
}

/** Where one person can fetch a prepared download until its token ends. */
export function downloadUrl(id: string, uid: Uid, settings: MediaSettings, now: Date): string {
  const grant = { media: id, subject: id, tier: 0 } as const;
  return addressOf(grant, uid, DOWNLOAD_FILE, settings, now);
}
