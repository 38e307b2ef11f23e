import type { LessonSecrets } from 'shared-contracts';
import { liveExpiryFrom, signToken } from './token';

/** Last part of the address of every grammar PDF; it is saved under a name of its own. */
export const GRAMMAR_FILE = 'grammar.pdf';

export interface MediaSettings {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly signingSecret: string;
}

/**
 * Where a lesson's video starts. Free content is plain and static; for the rest the token is in
 * the path, so that the relative addresses inside the playlists inherit it. Source: DESIGN §6.
 */
export function videoUrl(
  { media, requiredTier }: Pick<LessonSecrets, 'media' | 'requiredTier'>,
  { origin, signingSecret }: MediaSettings,
  now: Date,
): string {
  const folder = requiredTier === 0 ? 'clips' : `s/${signToken(media, now, signingSecret)}`;
  return `${origin}/${folder}/${media}/master.m3u8`;
}

/** Media id of the sample stream, in place of a clip's. */
export const LIVE_MEDIA = 'live.00000000';

/** Where the sample stream of the live lesson can be fetched for a minute. */
export const liveUrl = ({ origin, signingSecret }: MediaSettings, now: Date) =>
  `${origin}/s/${signToken(LIVE_MEDIA, now, signingSecret, liveExpiryFrom(now))}/${LIVE_MEDIA}/master.m3u8`;

/** Where a grammar PDF can be fetched until its token ends. */
export const grammarUrl = (id: string, { origin, signingSecret }: MediaSettings, now: Date) =>
  `${origin}/s/${signToken(id, now, signingSecret)}/${id}/${GRAMMAR_FILE}`;
