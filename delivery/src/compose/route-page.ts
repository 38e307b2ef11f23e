import {
  screenFiles,
  type Catalogue,
  type RegisteredRemote,
  type RouteDeclaration,
  type ScreenFiles,
} from 'shared-contracts';
import type { ShellManifest } from '../build/shell-manifest';
import type { Fragments } from './fragments';
import type { Preload, RoutePage } from './compose-page';
import { pageStyle, type PageStyle } from './page-style';

/** The published state from which all pages are composed. */
export interface Published {
  readonly shell: ShellManifest;
  readonly catalogue: Catalogue;
  readonly catalogueFile: string;
  readonly mediaOrigin: string;
  /** Reads a file of a published site. */
  readonly read: (site: string, file: string) => string;
}

/** The values of the markers in a frame (`shell/src/prerender`). */
interface Inside {
  readonly remote: string;
  readonly screen: string;
  /** Absent: the learner waits for the screen. */
  readonly fragment?: { readonly build: string; readonly html: string };
}

/**
 * The shell around the screen of a remote.
 *
 * @throws {Error} when the shell's build has no such frame
 */
function fillFrame(
  { frames }: Pick<ShellManifest, 'frames'>,
  header: boolean,
  { remote, screen, fragment }: Inside,
): string {
  const frame = frames.find(
    (candidate) => candidate.header === header && candidate.fragment === (fragment !== undefined),
  );
  if (!frame) throw new Error('shell.json: a frame is missing; build the shell anew');
  const parts: Record<string, string> = {
    remote,
    screen,
    build: fragment?.build ?? '',
    fragment: fragment?.html ?? '',
  };
  return frame.html.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => parts[name] ?? mark);
}

/** The fragment of a path, if it has the present build, kit and catalogue. */
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

const shellStyle = (href: string, { read }: Pick<Published, 'read'>): PageStyle =>
  pageStyle({ href, text: read('shell', href), isOfScreen: false });

/** The preloads of a screen. They have integrity, because the chunk loader's requests have it. */
const preloadsOf = ({ entry, scripts, routeScripts }: ScreenFiles): Preload[] =>
  [entry, ...scripts, ...routeScripts].map(({ href, integrity }) => ({
    href,
    crossOrigin: true,
    integrity,
  }));

/** The build and the preloads of the canary of a route's remote. */
function canaryOf({ canary, ...remote }: RegisteredRemote, { path, screen }: RouteDeclaration) {
  const manifest = canary?.manifest;
  if (!manifest || remote.isSwitchedOff) return undefined;
  const route = manifest.routes.find((each) => each.path === path);
  const files = screenFiles({ ...remote, manifest }, route?.screen ?? screen, route?.scripts);
  return { build: manifest.build, preloads: files ? preloadsOf(files) : [] };
}

/** The page of a route of a remote. Source: decision 29. */
export function remotePage(
  remote: RegisteredRemote,
  route: RouteDeclaration,
  fragments: Fragments | undefined,
  published: Published,
): RoutePage {
  const { manifest, name } = remote;
  const { screen, header = true, title } = route;
  // A page of a remote that is switched off asks for none of its files.
  const files = remote.isSwitchedOff ? undefined : screenFiles(remote, screen, route.scripts);
  const fragment = usableFragment(fragments, remote, route.path, published);
  const html = fragment && { build: manifest.build, html: fragment.html };
  const canary = canaryOf(remote, route);
  return {
    title,
    key: `${name}/${screen}`,
    remote: name,
    content: fillFrame(published.shell, header, {
      remote: name,
      screen,
      ...(html && { fragment: html }),
    }),
    styles: [
      shellStyle(published.shell.style, published),
      // Without a fragment the screen links its own sheets when it loads.
      ...((fragment && files?.styles) ?? []).map(({ file, href }) =>
        pageStyle({ href, text: published.read(name, file), isOfScreen: true }),
      ),
    ],
    // A route with a parameter has one page for all values, also for unknown lessons.
    isIndexed: !route.path.includes('/:'),
    preloads: files ? preloadsOf(files) : [],
    ...(canary && { canary }),
    fetches: route.catalogue && !fragment?.showsCatalogue ? [`/${published.catalogueFile}`] : [],
    needsSession: route.needsSession,
    preconnects: fragment?.showsCatalogue ? [published.mediaOrigin] : [],
    ...(fragment?.showsCatalogue && { catalogue: published.catalogue }),
  };
}

/** The page of one of the shell's own routes. */
export const shellPage = (
  { title, path, html, scripts, styles }: ShellManifest['pages'][number],
  published: Pick<Published, 'shell' | 'read'>,
): RoutePage => ({
  title,
  key: path,
  content: html,
  styles: [published.shell.style, ...styles].map((href) => shellStyle(href, published)),
  preloads: scripts.map((href) => ({ href, integrity: published.shell.integrities?.[href] })),
  preconnects: [],
});

/** The page for all other paths: empty until the code shows a screen or "not found". */
export const fallbackPage = (published: Pick<Published, 'shell' | 'read'>): RoutePage => ({
  title: '',
  key: '',
  isIndexed: false,
  content: '',
  styles: [shellStyle(published.shell.style, published)],
  preloads: [],
  preconnects: [],
});
