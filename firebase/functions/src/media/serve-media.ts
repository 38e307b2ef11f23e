import type { LoadMedia } from './media-secrets';
import { checkToken, type TokenCheck } from './token';

export interface MediaRequest {
  readonly method: string;
  readonly path: string;
}

export interface MediaAnswer {
  readonly status: 200 | 403 | 404 | 405;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export interface MediaServices {
  readonly load: LoadMedia;
  readonly secret: string;
  readonly now: () => Date;
}

const ROUTE = /^\/s\/([^/]+)\/([A-Za-z0-9-]+\.[0-9a-f]{8})\/([^/]+)$/;

/** A player reads these from another origin; no cookie is involved. */
const COMMON = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

const REASON: Readonly<Record<Exclude<TokenCheck['status'], 'valid'>, string>> = {
  tampered: 'This link is not valid.',
  'other-media': 'This link is for another video.',
  expired: 'This link has expired.',
};

const refuse = (
  status: 403 | 404 | 405,
  body: string,
  headers: Record<string, string> = {},
): MediaAnswer => ({
  status,
  body,
  headers: {
    ...COMMON,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  },
});

/**
 * Answers `GET /s/<token>/<mediaId>/<file>` with a playlist or the key: 403 with a reason for a
 * token that is expired, tampered with or for another clip, 404 for an unknown file, 405 for other
 * methods. Source: DESIGN §6, Playback.
 */
export async function serveMedia(
  { method, path }: MediaRequest,
  { load, secret, now }: MediaServices,
): Promise<MediaAnswer> {
  if (method !== 'GET' && method !== 'HEAD') {
    return refuse(405, 'Only GET and HEAD are answered.', { Allow: 'GET, HEAD' });
  }
  const [, token, mediaId, file] = ROUTE.exec(path) ?? [];
  if (token === undefined || mediaId === undefined || file === undefined) {
    return refuse(404, 'There is no such file.');
  }
  const time = now();
  const check = checkToken(token, mediaId, time, secret);
  if (check.status !== 'valid') return refuse(403, REASON[check.status]);

  const media = await load(mediaId);
  const isKey = file === 'key';
  const body =
    media === null ? undefined : isKey ? Buffer.from(media.key, 'base64') : playlist(media, file);
  if (body === undefined) return refuse(404, 'There is no such file.');
  const maxAge = Math.floor(check.expiresAt - time.getTime() / 1000);
  return {
    status: 200,
    headers: {
      ...COMMON,
      'Content-Type': isKey ? 'application/octet-stream' : 'application/vnd.apple.mpegurl',
      'Cache-Control': `private, max-age=${maxAge}`,
    },
    body,
  };
}

const playlist = (
  { playlists }: { readonly playlists: Readonly<Record<string, string>> },
  file: string,
): string | undefined => (Object.hasOwn(playlists, file) ? playlists[file] : undefined);
