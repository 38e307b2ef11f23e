import type { LoadDownload } from './downloads/stored-downloads';
import type { LoadGrammar, LoadMedia } from './lasting-documents';
import type { LoadSampleStream } from './live/sample-stream';
import type { MediaFile } from './media-file';
import { findOfLive } from './live/find-of-live';
import { DOWNLOAD_FILE, GRAMMAR_FILE, LIVE_MEDIA } from './media-urls';
import { checkToken, type MediaGrant, type TokenCheck } from './token';

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
  readonly loadGrammar: LoadGrammar;
  readonly loadDownload: LoadDownload;
  readonly loadSampleStream: LoadSampleStream;
  readonly secret: string;
  readonly now: () => Date;
}

const ROUTE = /^\/s\/([^/]+)\/([0-9a-f]{16}\.[\w.-]+)\/([^/]+)$/;

/** Players read media from another origin, without cookies. */
const COMMON = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

const REASON: Readonly<Record<Exclude<TokenCheck['status'], 'valid'>, string>> = {
  tampered: 'This link is not valid.',
  'other-place': 'This link is for something else.',
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

/** Makes the browser save the file, because opening it would replace the lesson's page. */
const toKeep = (name: string) => ({ 'Content-Disposition': `attachment; filename="${name}"` });

async function findGrammar(id: string, loadGrammar: LoadGrammar): Promise<MediaFile | null> {
  const document = await loadGrammar(id);
  if (document === null) return null;
  return {
    type: 'application/pdf',
    body: Buffer.from(document.pdf),
    headers: toKeep(document.name),
  };
}

async function findDownload(id: string, loadDownload: LoadDownload): Promise<MediaFile | null> {
  const download = await loadDownload(id);
  if (download === null) return null;
  const type = download.name.endsWith('.ics') ? 'text/calendar' : 'text/plain';
  return {
    type: `${type}; charset=utf-8`,
    body: download.text,
    headers: toKeep(download.name),
  };
}

/** @param tier of the token */
async function findOfClip(
  { media: mediaId, tier }: Pick<MediaGrant, 'media' | 'tier'>,
  file: string,
  load: LoadMedia,
): Promise<MediaFile | 'other-tier' | null> {
  const media = await load(mediaId);
  if (media === null) return null;
  if (media.requiredTier > tier) return 'other-tier';
  if (file === 'key') {
    return { type: 'application/octet-stream', body: Buffer.from(media.key, 'base64') };
  }
  const { playlists } = media;
  const body = Object.hasOwn(playlists, file) ? playlists[file] : undefined;
  return body === undefined ? null : { type: 'application/vnd.apple.mpegurl', body };
}

/**
 * Answers `GET /s/<token>/<viewer>.<lesson>/<file>`: a playlist, a key, a grammar PDF or a prepared
 * download. The token names the clip, and holds for one person, one lesson and its tier. 403 says
 * why a token is refused; 404: unknown file; 405: another method. Source: decision 9.
 */
export async function serveMedia(
  { method, path }: MediaRequest,
  { load, loadGrammar, loadDownload, loadSampleStream, secret, now }: MediaServices,
): Promise<MediaAnswer> {
  if (method !== 'GET' && method !== 'HEAD') {
    return refuse(405, 'Only GET and HEAD are answered.', { Allow: 'GET, HEAD' });
  }
  const [, token, place, file] = ROUTE.exec(path) ?? [];
  if (token === undefined || place === undefined || file === undefined) {
    return refuse(404, 'There is no such file.');
  }
  const time = now();
  const check = checkToken(token, place, time, secret);
  if (check.status !== 'valid') return refuse(403, REASON[check.status]);

  const find = () => {
    if (check.media === LIVE_MEDIA) return findOfLive(file, time, { load, loadSampleStream });
    if (file === GRAMMAR_FILE) return findGrammar(check.media, loadGrammar);
    if (file === DOWNLOAD_FILE) return findDownload(check.media, loadDownload);
    return findOfClip(check, file, load);
  };
  const content = await find();
  if (content === 'other-tier') return refuse(403, REASON['other-place']);
  if (content === null) return refuse(404, 'There is no such file.');
  const maxAge = Math.floor(check.expiresAt - time.getTime() / 1000);
  return {
    status: 200,
    headers: {
      ...COMMON,
      ...content.headers,
      'Content-Type': content.type,
      'Cache-Control': content.isChanging ? 'no-store' : `private, max-age=${maxAge}`,
    },
    body: content.body,
  };
}
