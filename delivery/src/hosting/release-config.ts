import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../addresses';
import { filesBelow, isHidden } from '../files';
import { inRoot } from '../paths';
import { withOrigins } from './local-headers';
import { isContentNamed, LONG_CACHE } from './long-cache';

/**
 * A text as a regular expression that matches it alone, in RE2 and in JavaScript with the flag `u`:
 * Hosting uses one or the other.
 */
const escapePattern = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/**
 * A regular expression that matches these paths and no other. Names each folder once: a site has
 * thousands of files.
 *
 * @param paths with a leading slash; at least one
 */
export function pathsPattern(paths: readonly string[]): string {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const files = folders.get(folder) ?? [];
    files.push(escapePattern(path.slice(folder.length)));
    folders.set(folder, files);
  }
  const patterns = [...folders].map(
    ([folder, files]) => `${escapePattern(folder)}(?:${files.join('|')})`,
  );
  return `^(?:${patterns.join('|')})$`;
}

/** Files of a site that Hosting deploys, as paths with a leading slash. */
const releasedFiles = (folder: string): string[] =>
  filesBelow(folder)
    .filter((file) => !isHidden(file))
    .map((file) => `/${file}`);

/** The part of firebase.json that we change. */
export interface HostingFile {
  readonly hosting: readonly {
    readonly target: string;
    readonly headers: readonly object[];
    readonly rewrites?: readonly object[];
  }[];
}

/**
 * The configuration of one release: firebase.json, with long caching for exactly the files of the
 * release. Hosting applies header rules to error answers too, so a rule by names would let a
 * browser keep a 404 for a year. Source: docs/security.md.
 *
 * @param base content of firebase.json
 * @param sitesFolder one folder per site, with the files of earlier builds
 */
export function releaseConfig<T extends HostingFile>(base: T, sitesFolder: string): T {
  const hosting = base.hosting.map((site) => {
    const kept = releasedFiles(join(sitesFolder, site.target)).filter((path) =>
      isContentNamed(site.target as Site, path),
    );
    if (kept.length === 0) return site;
    const headers = [{ key: 'Cache-Control', value: LONG_CACHE }];
    return { ...site, headers: [...site.headers, { regex: pathsPattern(kept), headers }] };
  });
  return { ...base, hosting };
}

/**
 * The configuration of a preview: the same rules for other origins. It leaves out functions and
 * media, which the project of previews lacks, and forbids search engines to list the pages.
 *
 * @param origins as for `previewDeployment`
 */
export function previewConfig(
  { hosting }: HostingFile,
  sitesFolder: string,
  origins: Readonly<Record<Site, string>>,
): HostingFile {
  const noIndex = { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] };
  const sites = hosting
    .filter(({ target }) => target !== 'media')
    .map(({ rewrites = [], ...site }) => ({
      ...site,
      headers: [...site.headers, noIndex],
      rewrites: rewrites.filter((rule) => !('function' in rule)),
    }));
  const text = withOrigins(JSON.stringify({ hosting: sites }), origins);
  return releaseConfig(JSON.parse(text) as HostingFile, sitesFolder);
}

/**
 * Writes the configuration of a release, which `firebase deploy --config` reads.
 *
 * @param file beside firebase.json, because its paths are relative
 * @param sitesFolder as for `releaseConfig`
 * @param complete what a release adds to firebase.json
 */
export function writeReleaseConfig(
  file: string,
  sitesFolder: string,
  complete: (base: HostingFile, sitesFolder: string) => HostingFile = releaseConfig,
): void {
  const base = JSON.parse(readFileSync(inRoot('firebase', 'firebase.json'), 'utf8')) as HostingFile;
  writeFileSync(file, `${JSON.stringify(complete(base, sitesFolder), null, 2)}\n`);
}
