import type { Catalogue, RegisteredRemote, RouteDeclaration } from 'shared-contracts';
import type { ShellManifest } from '../build/shell-manifest';
import type { Fragments } from '../prerender/fragments';
import type { RoutePage } from './compose-page';
import { fillFrame } from './frame';

/** What is published at this moment. */
export interface Published {
  readonly shell: ShellManifest;
  readonly catalogue: Catalogue;
  readonly catalogueFile: string;
  readonly mediaOrigin: string;
  /** Joins the shell's style sheet and those of a screen into one file; answers its address. */
  readonly joinStyles: (remote: RegisteredRemote, screen: string) => string;
}

/** A fragment counts only beside the build, the kit and the catalogue it was made with. */
function usableFragment(
  fragments: Fragments | undefined,
  { manifest }: RegisteredRemote,
  path: string,
  { shell, catalogueFile }: Published,
) {
  if (!fragments) return undefined;
  const { build, kit, catalogue, routes } = fragments;
  const isOfNow = build === manifest.build && kit === shell.kit && catalogue === catalogueFile;
  return isOfNow ? routes[path] : undefined;
}

/** The page of a route of a remote. Source: DESIGN §7. */
export function remotePage(
  remote: RegisteredRemote,
  route: RouteDeclaration,
  fragments: Fragments | undefined,
  published: Published,
): RoutePage {
  const { manifest, manifestUrl, name } = remote;
  const { screen, header = true, title } = route;
  const at = (file: string) => new URL(file, manifestUrl).href;
  const declared = manifest.screens[screen];
  const styles = declared?.styles ?? [];
  const fragment = usableFragment(fragments, remote, route.path, published);
  const html = fragment && { build: manifest.build, html: fragment.html };
  return {
    title,
    key: `${name}/${screen}`,
    content: fillFrame(published.shell, header, {
      remote: name,
      screen,
      ...(html && { fragment: html }),
    }),
    styles: [
      fragment && styles.length > 0
        ? {
            href: published.joinStyles(remote, screen),
            holds: styles.map(({ file }) => at(file)),
          }
        : { href: published.shell.style },
    ],
    preloads: [
      { href: at(manifest.entry.file), crossOrigin: true, integrity: manifest.entry.integrity },
      ...[...(declared?.scripts ?? []), ...(route.scripts ?? [])].map(({ file }) => ({
        href: at(file),
        crossOrigin: true,
      })),
    ],
    fetches: route.catalogue && !fragment?.showsCatalogue ? [`/${published.catalogueFile}`] : [],
    preconnects: fragment?.showsCatalogue ? [published.mediaOrigin] : [],
    ...(fragment?.showsCatalogue && { catalogue: published.catalogue }),
  };
}

/** The page of one of the shell's own routes. */
export const shellPage = (
  { title, path, html, scripts, styles }: ShellManifest['pages'][number],
  { shell }: Pick<Published, 'shell'>,
): RoutePage => ({
  title,
  key: path,
  content: html,
  styles: [{ href: shell.style }, ...styles.map((href) => ({ href }))],
  preloads: scripts.map((href) => ({ href })),
  preconnects: [],
});

/** For every other path: it shows what the path is, or that it is nothing, once the code is there. */
export const fallbackPage = ({ shell }: Pick<Published, 'shell'>): RoutePage => ({
  title: '',
  key: '',
  content: '',
  styles: [{ href: shell.style }],
  preloads: [],
  preconnects: [],
});
