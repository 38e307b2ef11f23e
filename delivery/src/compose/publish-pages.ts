import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CatalogueSchema, type RegisteredRemote, type Registry } from 'shared-contracts';
import { parse } from 'valibot';
import { readShellManifest } from '../build/shell-manifest';
import type { Fragments } from './fragments';
import { composePage, type RoutePage } from './compose-page';
import type { Deployment } from './deployment';
import { FALLBACK_FILE, pageFile } from './page-file';
import { publishFragments } from './publish-fragments';
import type { Canaries } from './registry';
import { CURRENT_CATALOGUE, publishLessonPages } from './publish-lesson-pages';
import { fallbackPage, remotePage, shellPage, type Published } from './route-page';
import { siteConfig } from './site-config';
import { robots, sitemap } from './sitemap';

interface PagesOptions {
  readonly deployment: Deployment;
  /** Folder with one folder per site, with the files of the builds. */
  readonly outDir: string;
  /** Folder that gets the pages, one folder per site; may be `outDir`. */
  readonly composedDir: string;
  /** Folder that stores the fragments of a build. */
  readonly fragmentsOf: (remote: RegisteredRemote) => string;
  readonly catalogueFile: string;
  readonly registry: Registry;
  readonly canaries: Canaries;
  /** Folder of the build of a package. */
  readonly buildOf: (name: string) => string;
}

const text = (file: string) => readFileSync(file, 'utf8');

/** Removes pages of routes that no longer exist: they would have an old registry. */
function removeOtherPages(site: string, pages: ReadonlySet<string>): void {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  for (const file of files) {
    if (file.endsWith('.html') && !pages.has(file)) rmSync(join(site, file));
  }
}

/**
 * Composes a page for each route from the shell, the registry and the stored fragments, a page for
 * each public lesson, and the site map. If a remote cannot be prerendered, its pages wait for its
 * code, and the others are not affected. Source: decision 29.
 *
 * @returns one line for each such remote: route, reason and what to do
 */
export function publishPages(options: PagesOptions): readonly string[] {
  const { deployment, outDir, composedDir, catalogueFile, registry, canaries, buildOf } = options;
  const shellSite = join(outDir, 'shell');
  const pagesDir = join(composedDir, 'shell');
  const shell = readShellManifest(buildOf('shell'));
  const catalogue = parse(CatalogueSchema, JSON.parse(text(join(shellSite, catalogueFile))));
  const published: Published = {
    shell,
    catalogue,
    catalogueFile,
    mediaOrigin: deployment.origins.media,
    read: (site, file) => text(join(outDir, site, file)),
  };
  const common = {
    template: shell.template,
    beforePaint: shell.beforePaint,
    shell,
    registry,
    config: siteConfig(deployment, catalogueFile),
    preview: deployment.preview,
  };

  mkdirSync(pagesDir, { recursive: true });
  copyFileSync(join(shellSite, catalogueFile), join(pagesDir, CURRENT_CATALOGUE));

  const problems: string[] = [];
  const prerendered = new Set<string>();
  const fragmentsOf = (remote: RegisteredRemote, dist: string): Fragments | undefined => {
    if (remote.isSwitchedOff) return undefined;
    try {
      return publishFragments({
        manifest: remote.manifest,
        dist,
        folder: options.fragmentsOf(remote),
        catalogue,
        catalogueFile,
        links: deployment.links,
      });
    } catch (error) {
      problems.push((error as Error).message);
      return undefined;
    }
  };

  const remotePages = registry.remotes.flatMap((remote): [string, RoutePage][] => {
    const fragments = fragmentsOf(remote, buildOf(remote.name));
    if (fragments?.kit === shell.kit) prerendered.add(remote.name);
    else if (fragments) {
      problems.push(
        `${remote.name}: its pages wait for its code, because it was built with another kit than the shell. Start the product again: that ships the shell too.`,
      );
    }
    return remote.manifest.routes.map((route) => [
      pageFile(route.path),
      remotePage(remote, route, fragments, published),
    ]);
  });
  // Store the fragments of a canary now, so that its promotion renders nothing.
  for (const { canary, ...remote } of registry.remotes) {
    const dist = canaries[remote.name]?.folder;
    const manifest = canary?.manifest;
    if (manifest && dist !== undefined) fragmentsOf({ ...remote, manifest }, dist);
  }
  // The shell's pages come last: they win over a remote with the same path.
  const pages = new Map<string, RoutePage>([
    ...remotePages,
    ...shell.pages.map((page): [string, RoutePage] => [
      pageFile(page.path),
      shellPage(page, published),
    ]),
    [FALLBACK_FILE, fallbackPage(published)],
  ]);
  // Compose all pages before writing the first, so that an error changes no page.
  const texts = [...pages].map(([file, page]) => [file, composePage({ ...common, page })] as const);
  for (const [file, html] of texts) {
    const path = join(pagesDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, html);
  }
  const lessonPages = publishLessonPages({
    deployment,
    site: shellSite,
    pagesDir,
    registry,
    published,
    buildOf,
    common,
    canPrerender: (remote) => prerendered.has(remote),
  });
  removeOtherPages(pagesDir, new Set([...pages.keys(), ...lessonPages.files]));
  const routes = registry.remotes.flatMap(({ manifest }) => manifest.routes);
  const paths = [...routes, ...shell.pages].map(({ path }) => path);
  const { shell: origin } = deployment.origins;
  writeFileSync(join(pagesDir, 'sitemap.xml'), sitemap(origin, paths, lessonPages.lessons));
  writeFileSync(join(pagesDir, 'robots.txt'), robots(origin));
  return [...problems, ...lessonPages.problems];
}
