import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_PACKAGES } from 'delivery/build/packages';
import { inRoot } from 'delivery/paths';
import { composeForProduction } from 'delivery/release/compose-for-production';
import { measureCanaries } from './measure-canaries';
import { measureFiles } from './measure-files';
import { measurePages } from './measure-pages';
import type { Measurement } from './measurement';

/**
 * Measures the last builds: every script and style sheet, each page with its scripts, and home with
 * a canary of each remote. It composes the pages as for production, in a temporary folder.
 *
 * @throws {PlainError} when a package is not built
 */
export async function measure(): Promise<Measurement> {
  const files = measureFiles(BUILT_PACKAGES.map((name) => ({ name, dist: inRoot(name, 'dist') })));
  const sites = mkdtempSync(join(tmpdir(), 'budgets-'));
  try {
    await composeForProduction({ outDir: sites, now: new Date(0) });
    const pages = measurePages(sites, files);
    return new Map([...files, ...pages, ...measureCanaries(sites, join(sites, '.canaries'))]);
  } finally {
    rmSync(sites, { recursive: true, force: true });
  }
}
