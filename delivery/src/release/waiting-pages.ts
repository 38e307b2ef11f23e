import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogueSchema, RemoteManifestSchema } from 'shared-contracts';
import { parse } from 'valibot';
import { PlainError } from '../plain-error';
import type { Deployment } from '../compose';
import { publishFragments } from '../compose/publish-fragments';
import { newestIn, type Choice, type Entry } from './entry';
import { shippingFolder, type Where } from './releases';
import { archivedBuild, storedText } from './archive';

interface WaitingOptions {
  readonly store: { readonly where: Where };
  readonly deployment: Deployment;
  readonly sites: string;
  readonly action: Entry['action'];
  readonly remote?: string;
  /** Whether pages may wait for code; undefined: nothing is checked. */
  readonly mayWait?: boolean;
}

/** Folder with the fragments of a build. */
export const fragmentsFolder = (where: Where, name: string, build: string): string =>
  shippingFolder(where, 'fragments', name, build);

/** @throws {PlainError} with the problem, unless pages may wait */
function requireMayWait({ mayWait }: WaitingOptions, problem: string): true {
  if (mayWait) return true;
  throw new PlainError(
    `${problem.replaceAll(/\s+/g, ' ')} Nothing has changed. To ship it all the same, so that its pages wait for its code: --override`,
  );
}

/**
 * Renders and stores the routes of a new build. A page that cannot be rendered without a browser
 * would be empty until its code arrives. Source: decision 66.
 *
 * @returns whether pages of the build wait for its code
 * @throws {PlainError} when they would, and must not
 */
export function waitingPages(options: WaitingOptions, remote: string, choice: Choice): boolean {
  const { mayWait, deployment, sites } = options;
  const { where } = options.store;
  if (mayWait === undefined) return false;
  const { catalogueFile } = choice;
  const build = newestIn(choice, remote) ?? '';
  const json = (text: string) => JSON.parse(text) as unknown;
  const catalogue = readFileSync(join(sites, 'shell', catalogueFile), 'utf8');
  const manifest = storedText(where, remote, build, 'remote.json');
  try {
    publishFragments({
      manifest: parse(RemoteManifestSchema, json(manifest)),
      dist: archivedBuild(where, remote, build),
      folder: fragmentsFolder(where, remote, build),
      catalogue: parse(CatalogueSchema, json(catalogue)),
      catalogueFile,
      links: deployment.links,
    });
    return false;
  } catch (error) {
    return requireMayWait(options, (error as Error).message);
  }
}

/**
 * The same for the pages of lessons, which the composition has rendered. A canary has no such
 * pages.
 *
 * @param problems of the composition
 * @throws {PlainError} as `waitingPages`
 */
export function waitingLessons(options: WaitingOptions, problems: readonly string[]): boolean {
  const { mayWait, action, remote = '' } = options;
  if (mayWait === undefined || action !== 'publish') return false;
  const problem = problems.find((each) => each.startsWith(`${remote}: /`));
  return problem !== undefined && requireMayWait(options, problem);
}
