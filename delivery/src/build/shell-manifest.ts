import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CONTRACT_VERSION } from 'shared-contracts';
import { inRoot } from '../paths';
import { writeContract } from './contract/contract-report';
import { integrityOf } from './integrity/file-integrity';
import { kitBuild } from './kit-build';
import { PRERENDER_FOLDER } from './prerender-config';
import { canaryScript, inlineScript } from './inline-script';
import { requireFresh } from './require-fresh';
import { SESSION_CHUNKS } from './shell-chunks';
import { providedLibraries } from './shared-libraries';

/** `shell.json`: what publishing needs to know of a build of the shell. */
const ShellManifestSchema = v.object({
  build: v.string(),
  /** Version of the contract that it offers to remotes. */
  contract: v.string(),
  /** The libraries that it shares with remotes: versions by share key. */
  provides: v.record(v.string(), v.string()),
  /** `shell/index.html`. */
  template: v.string(),
  /** Text of the script that every page runs before its first paint. */
  beforePaint: v.string(),
  /** Text of the script that asks for the files of a canary; absent: this shell has none. */
  canaryPreloads: v.optional(v.string()),
  /** Paths from the root of the site. */
  script: v.string(),
  style: v.string(),
  /** The chunk with the federation runtime. Pages preload it, because each needs a remote. */
  federation: v.string(),
  /** The chunks that restore the session and call functions. */
  session: v.array(v.string()),
  /**
   * Subresource integrity of the scripts that pages name, by their path; absent: a build from
   * before decision 52.
   */
  integrities: v.optional(v.record(v.string(), v.string())),
  /** Build of kit. Fragments of another build do not fit its style sheet. */
  kit: v.string(),
  /** The frame of a screen before any script, with and without the header. */
  frames: v.array(v.object({ header: v.boolean(), fragment: v.boolean(), html: v.string() })),
  /** The shell's own pages. */
  pages: v.array(
    v.object({
      path: v.string(),
      exact: v.boolean(),
      title: v.string(),
      html: v.string(),
      scripts: v.array(v.string()),
      styles: v.array(v.string()),
    }),
  ),
});
export type ShellManifest = v.InferOutput<typeof ShellManifestSchema>;

/**
 * @param dist folder of a build of the shell
 * @throws {Error} when its manifest is missing or malformed
 */
export const readShellManifest = (dist: string): ShellManifest =>
  v.parse(ShellManifestSchema, JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')));

/** The exports of `shell/src/prerender`, built for Node. */
interface ShellRenderer {
  prerenderFrame(options: { header: boolean; fragment: boolean }): Promise<string>;
  prerenderPages(): Promise<
    { path: string; exact: boolean; title: string; chunk: string; html: string }[]
  >;
}

const FRAMES = [true, false].flatMap((header) =>
  [true, false].map((fragment) => ({ header, fragment })),
);

export async function writeShellManifest(build: string): Promise<void> {
  const dist = inRoot('shell', 'dist');
  const renderer = requireFresh<ShellRenderer>(join(dist, PRERENDER_FOLDER, 'shell.cjs'));
  const files = readdirSync(join(dist, 'assets')).sort();
  const find = (pattern: RegExp) => {
    const file = files.find((name) => pattern.test(name));
    if (file === undefined) throw new Error(`shell: the build made no ${pattern.source}`);
    return `/assets/${file}`;
  };
  const script = find(/^shell\..+\.js$/);
  const federation = find(/^federation\..+\.js$/);
  const session = SESSION_CHUNKS.map((chunk) => find(new RegExp(`^${chunk}\\..+\\.js$`)));
  const pages = (await renderer.prerenderPages()).map(({ chunk, ...page }) => {
    const chunkFiles = files.filter((name) => name.startsWith(`${chunk}.`));
    const ofType = (suffix: string) =>
      chunkFiles.filter((name) => name.endsWith(suffix)).map((name) => `/assets/${name}`);
    return { ...page, scripts: ofType('.js'), styles: ofType('.css') };
  });
  const scripts = [script, federation, ...session, ...pages.flatMap((page) => page.scripts)];
  const manifest: ShellManifest = {
    build,
    contract: CONTRACT_VERSION,
    provides: providedLibraries(),
    template: readFileSync(inRoot('shell', 'index.html'), 'utf8'),
    beforePaint: inlineScript(),
    canaryPreloads: canaryScript(),
    script,
    style: find(/^shell\..+\.css$/),
    federation,
    session,
    integrities: Object.fromEntries(scripts.map((path) => [path, integrityOf(join(dist, path))])),
    kit: kitBuild(),
    frames: await Promise.all(
      FRAMES.map(async (frame) => ({ ...frame, html: await renderer.prerenderFrame(frame) })),
    ),
    pages,
  };
  writeFileSync(join(dist, 'shell.json'), JSON.stringify(manifest, null, 2));
  writeContract(dist);
}
