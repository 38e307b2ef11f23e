import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES } from 'delivery/addresses';
import { compressFile } from 'delivery/build/compress';
import { inRoot } from 'delivery/paths';
import { composeSite, productionDeployment } from 'delivery/compose';
import { bytesByPart } from './page-parts';
import { sentBytes, type Measured, type Measurement } from './measurement';
import { otherBuild } from './other-build';

/** Pages whose document must arrive in one round trip, even while every remote has a canary. */
const PAGES = ['home.html', 'index.html'];

/**
 * Measures home while each remote has a canary that differs in every file.
 *
 * @param sites folder with one folder per site, composed for production
 * @param folder gets the composed pages
 */
export function measureCanaries(sites: string, folder: string): Measurement {
  const catalogueFile = readdirSync(join(sites, 'shell')).find((file) =>
    /^catalogue\.[0-9a-f]{8}\.json$/.test(file),
  );
  if (catalogueFile === undefined) throw new Error('The composed shell has no catalogue');
  const canaries = REMOTE_NAMES.map((name) => {
    const canary = join(folder, 'canaries', name);
    mkdirSync(canary, { recursive: true });
    const manifest = readFileSync(inRoot(name, 'dist', 'remote.json'), 'utf8');
    writeFileSync(join(canary, 'remote.json'), otherBuild(manifest));
    return [name, { percent: 20, folder: canary }] as const;
  });
  composeSite({
    deployment: productionDeployment(),
    outDir: sites,
    composedDir: folder,
    catalogueFile,
    canaries: Object.fromEntries(canaries),
    now: new Date(0),
  });
  return new Map(
    PAGES.map((page): [string, Measured] => {
      const file = join(folder, 'shell', page);
      compressFile(file);
      const html = readFileSync(file, 'utf8');
      const modules = () => bytesByPart(html, (href) => href);
      return [`${page}, canaries: document`, { bytes: sentBytes(file), modules }];
    }),
  );
}
