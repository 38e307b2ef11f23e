import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compressFile } from 'delivery/build/compress';
import { productionDeployment } from 'delivery/compose';
import { sumOf } from './bytes-by-module';
import { nameOfFile, sentBytes, type Measured, type Measurement } from './measurement';
import { bytesByPart, scriptsOfPage } from './page-parts';

/** Finds the file behind an address in a page that was composed for production. */
function createLocator(sites: string) {
  const { origins } = productionDeployment();
  return (href: string) => {
    const { origin, pathname } = new URL(href, origins.shell);
    const [site = ''] = Object.entries(origins).find(([, at]) => at === origin) ?? [];
    return { name: nameOfFile(site, pathname), path: join(sites, site, pathname) };
  };
}

function sumOfScripts(
  locate: ReturnType<typeof createLocator>,
  built: Measurement,
  hrefs: readonly string[],
): Measured {
  const files = hrefs.map(locate);
  return {
    bytes: files.reduce((sum, { path }) => sum + sentBytes(path), 0),
    files: Object.fromEntries(files.map(({ name }) => [name, built.get(name)?.bytes ?? 0])),
    modules: () => sumOf(files.map(({ name }) => built.get(name)?.modules() ?? {})),
  };
}

/** Folder of a page for one lesson; undefined for other pages and the page of a route (`_…`). */
const folderOfLesson = (file: string) => /^(videos|mini-lessons)[/\\][^_]/.exec(file)?.[1];

/**
 * Chooses the pages to measure, by name. The pages of lessons have the same parts, so only the
 * longest of a folder counts, as `videos/ID.html`.
 */
function pagesToWeigh(folder: string): ReadonlyMap<string, string> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const chosen = new Map<string, string>();
  const sizeOf = (file: string) => statSync(join(folder, file)).size;
  for (const file of pages) {
    const lessons = folderOfLesson(file);
    const name = lessons === undefined ? file : `${lessons}/ID.html`;
    const rival = chosen.get(name);
    if (rival === undefined || sizeOf(rival) < sizeOf(file)) chosen.set(name, file);
  }
  return chosen;
}

/**
 * Measures every page: its document, which holds its styles, and the scripts that it names.
 *
 * @param sites folder with one folder per site, composed for production
 * @param built the measured files of the builds
 */
export function measurePages(sites: string, built: Measurement): Measurement {
  const locate = createLocator(sites);
  const folder = join(sites, 'shell');
  return new Map(
    [...pagesToWeigh(folder)].flatMap(([page, path]): [string, Measured][] => {
      const file = join(folder, path);
      compressFile(file);
      const html = readFileSync(file, 'utf8');
      const nameOf = (href: string) => locate(href).name;
      return [
        [`${page}: document`, { bytes: sentBytes(file), modules: () => bytesByPart(html, nameOf) }],
        [`${page}: scripts`, sumOfScripts(locate, built, scriptsOfPage(html))],
      ];
    }),
  );
}
