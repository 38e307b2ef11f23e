import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Addresses } from 'delivery/addresses';
import type { Tls } from 'tooling/hosting';
import type { HostingConfig } from 'delivery/hosting/config';
import { siteHandler } from 'tooling/hosting/site-handler';
import { startSiteServer, type SiteServer } from 'tooling/hosting/site-server';
import { inRoot, runFolder } from 'delivery/paths';
import { PlainError } from 'delivery/plain-error';
import type { Processes } from 'tooling/processes/processes';
import { parse } from 'yaml';
import { extraSite } from './bench-addresses';

const PAGE = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A plain film</title>
<video src="/film.mp4" width="640" height="360" preload="none" playsinline controls style="max-width: 100%; height: auto"></video>
</html>
`;

/** No rules: files as they are. */
const PLAIN: HostingConfig = {
  target: 'media',
  headers: [],
  redirects: [],
  rewrites: [],
  cleanUrls: false,
  trailingSlash: undefined,
};

/** In pixels and bits between the two renditions of a lesson's film. */
const ENCODING = [
  ...['-vf', 'scale=640:360', '-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'main'],
  ...['-b:v', '30k', '-maxrate', '60k', '-bufsize', '120k', '-g', '96', '-c:a', 'copy'],
  ...['-movflags', '+faststart'],
];

/**
 * The clip of a lesson, as its `lesson.yaml` names it.
 *
 * @param lessonPath `/videos/gruezi-mitenand`
 */
function clipOf(lessonPath: string): string {
  const id = decodeURIComponent(lessonPath.split('/').at(-1) ?? '');
  const yaml = readFileSync(inRoot('firebase', 'content', 'lessons', id, 'lesson.yaml'), 'utf8');
  const { clip } = parse(yaml) as { readonly clip?: string };
  if (clip === undefined) throw new PlainError(`The lesson ${id} has no clip to compare with.`);
  return clip;
}

/** Encodes a clip as one MP4. @throws {PlainError} when `ffmpeg` is missing or fails */
async function encode(processes: Processes, clip: string, file: string): Promise<void> {
  const source = inRoot('firebase', 'content', 'clips', clip, '480p', 'index.m3u8');
  const partial = file.replace(/\.mp4$/, '.part.mp4');
  try {
    await processes.run({
      name: 'ffmpeg',
      command: 'ffmpeg',
      args: ['-y', '-loglevel', 'error', '-i', source, ...ENCODING, partial],
    });
  } catch (error) {
    throw new PlainError(
      `The case "video" needs "ffmpeg" for a film to compare with. Install it, and see that it is on the PATH. ${(error as Error).message}`,
    );
  }
  renameSync(partial, file);
}

/**
 * Serves a plain page with the clip of a lesson as one progressive MP4 of 360p. Encodes it once per
 * run folder.
 */
export async function startMp4Site(
  processes: Processes,
  { addresses, tls, lessonPath }: { addresses: Addresses; tls: Tls; lessonPath: string },
): Promise<{ readonly origin: string; readonly server: SiteServer }> {
  const clip = clipOf(lessonPath);
  const folder = runFolder(addresses.offset, 'mp4', clip);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'film.mp4');
  if (!existsSync(file)) await encode(processes, clip, file);
  writeFileSync(join(folder, 'index.html'), PAGE);
  const { port, origin } = extraSite(addresses, 'mp4');
  const handler = siteHandler({ folder, config: PLAIN, addresses });
  return { origin, server: await startSiteServer(port, handler, tls) };
}
