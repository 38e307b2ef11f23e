import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFile } from '../build/compress';
import { productionDeployment } from '../publish';
import { sumOf } from './bytes-by-module';
import { nameOfFile, travelling, type Measured, type Measurement } from './measurement';
import { bytesByPart, filesOfPage } from './page-parts';

/** Where an address that stands in a page composed for production leads. */
function createLocator(sites: string) {
  const { origins } = productionDeployment();
  return (href: string) => {
    const { origin, pathname } = new URL(href, origins.shell);
    const [site = ''] = Object.entries(origins).find(([, at]) => at === origin) ?? [];
    return { name: nameOfFile(site, pathname), path: join(sites, site, pathname) };
  };
}

/** What a page consists of: `hrefs` travel, `sources` are the built files that they were made of. */
function together(
  locate: ReturnType<typeof createLocator>,
  built: Measurement,
  { hrefs, sources }: { readonly hrefs: readonly string[]; readonly sources: readonly string[] },
): Measured {
  const names = sources.map((href) => locate(href).name);
  return {
    bytes: hrefs.reduce((sum, href) => sum + travelling(locate(href).path), 0),
    files: Object.fromEntries(names.map((name) => [name, built.get(name)?.bytes ?? 0])),
    modules: () => sumOf(names.map((name) => built.get(name)?.modules() ?? {})),
  };
}

/**
 * Weighs every page: its document, and the scripts and styles that it names.
 *
 * @param sites folder with one folder per site, composed for production
 * @param built what the builds weigh
 */
export function measurePages(sites: string, built: Measurement): Measurement {
  const locate = createLocator(sites);
  const folder = join(sites, 'shell');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    pages
      .filter((file) => file.endsWith('.html'))
      .flatMap((page): [string, Measured][] => {
        const file = join(folder, page);
        compressFile(file);
        const html = readFileSync(file, 'utf8');
        const { scripts, styles } = filesOfPage(html);
        const sheets = {
          hrefs: styles.map(({ href }) => href),
          sources: styles.flatMap((style) => style.sheets),
        };
        return [
          [`${page}: document`, { bytes: travelling(file), modules: () => bytesByPart(html) }],
          [`${page}: scripts`, together(locate, built, { hrefs: scripts, sources: scripts })],
          [`${page}: styles`, together(locate, built, sheets)],
        ];
      }),
  );
}
