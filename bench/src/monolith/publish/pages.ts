import type { Registry } from 'shared-contracts';
import type { MonolithVariant } from '../variants';

/** Which page of the site answers a route. */
export interface MonolithPage {
  /** As declared, `/videos/:VideoID`; `*`: every path that no other page answers. */
  readonly path: string;
  /** Path of the file in the site, `pages/videos.html`. */
  readonly file: string;
}

const HOME: MonolithPage = { path: '/', file: 'index.html' };

/** `/success/:session_id?` → `pages/success.html` */
function fileOf(path: string): string {
  const words = path.split('/').filter((part) => part !== '' && !part.startsWith(':'));
  return `pages/${words.join('-')}.html`;
}

/**
 * The pages of a monolith's site, in the order in which a server asks them. The stock variant has
 * one page for all, the other one per route, because each preloads its own files.
 *
 * @throws {Error} naming two routes that would be written to one file
 */
export function monolithPages(variant: MonolithVariant, { remotes }: Registry): MonolithPage[] {
  if (variant === 'm') return [{ path: '*', file: HOME.file }];
  const paths = remotes.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path));
  const pages = [
    HOME,
    ...paths.filter((path) => path !== '/').map((path) => ({ path, file: fileOf(path) })),
    { path: '*', file: 'pages/any.html' },
  ];
  for (const [index, { path, file }] of pages.entries()) {
    const rival = pages.slice(0, index).find((page) => page.file === file);
    if (rival) throw new Error(`${rival.path} and ${path} would both be written to ${file}`);
  }
  return pages;
}
