import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { inRoot } from '../paths';

/** `shell.json`: what the publisher needs to compose a page. */
export const ShellManifestSchema = v.object({
  version: v.string(),
  build: v.string(),
  /** Paths from the root of the site. */
  script: v.string(),
  style: v.string(),
  /** Chunk with the federation runtime; preloaded, since every page needs a remote. */
  federation: v.string(),
  /** Fonts of the first paint. */
  fonts: v.array(v.string()),
});
export type ShellManifest = v.InferOutput<typeof ShellManifestSchema>;

export async function writeShellManifest(build: string): Promise<void> {
  const dist = inRoot('shell', 'dist');
  const files = readdirSync(join(dist, 'assets')).sort();
  const find = (pattern: RegExp) => {
    const file = files.find((name) => pattern.test(name));
    if (file === undefined) throw new Error(`shell: the build made no ${pattern.source}`);
    return `/assets/${file}`;
  };
  const { version } = JSON.parse(readFileSync(inRoot('shell', 'package.json'), 'utf8')) as {
    version: string;
  };
  const manifest: ShellManifest = {
    version,
    build,
    script: find(/^shell\..+\.js$/),
    style: find(/^shell\..+\.css$/),
    federation: find(/^federation\..+\.js$/),
    fonts: files
      .filter((name) => /-latin-(?!ext).*\.woff2$/.test(name))
      .map((name) => `/assets/${name}`),
  };
  writeFileSync(join(dist, 'shell.json'), JSON.stringify(manifest, null, 2));
}
