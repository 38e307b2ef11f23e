import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFile } from '../build/compress';
import { productionDeployment } from '../publish';
import { sumOf } from './bytes-by-module';
import { nameOfFile, travelling, type Measured, type Measurement } from './measurement';
import { bytesByPart, scriptsOfPage } from './page-parts';

/** Where an address that stands in a page composed for production leads. */
function createLocator(sites: string) {
  const { origins } = productionDeployment();
  return (href: string) => {
    const { origin, pathname } = new URL(href, origins.shell);
    const [site = ''] = Object.entries(origins).find(([, at]) => at === origin) ?? [];
    return { name: nameOfFile(site, pathname), path: join(sites, site, pathname) };
  };
}

function together(
  locate: ReturnType<typeof createLocator>,
  built: Measurement,
  hrefs: readonly string[],
): Measured {
  const files = hrefs.map(locate);
  return {
    bytes: files.reduce((sum, { path }) => sum + travelling(path), 0),
    files: Object.fromEntries(files.map(({ name }) => [name, built.get(name)?.bytes ?? 0])),
    modules: () => sumOf(files.map(({ name }) => built.get(name)?.modules() ?? {})),
  };
}

/**
 * Weighs every page: its document, which holds its styles, and the scripts that it names.
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
        const nameOf = (href: string) => locate(href).name;
        return [
          [
            `${page}: document`,
            { bytes: travelling(file), modules: () => bytesByPart(html, nameOf) },
          ],
          [`${page}: scripts`, together(locate, built, scriptsOfPage(html))],
        ];
      }),
  );
}
