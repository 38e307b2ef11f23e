import type { RegisteredRemote, RouteDeclaration } from './registry';

/** A file of a remote, with its absolute address. */
export interface RemoteFile {
  /** As the manifest names it. */
  readonly file: string;
  /** Absolute address. */
  readonly href: string;
  /** Subresource integrity, `sha384-…`. */
  readonly integrity?: string | undefined;
}

/** All files of one screen of one build. */
export interface ScreenFiles {
  /** Module that the container exposes, `./home`. */
  readonly expose: string;
  readonly entry: RemoteFile;
  /** Scripts of the screen, fetched together with the entry. */
  readonly scripts: readonly RemoteFile[];
  /** Scripts that only one route of the screen needs. */
  readonly routeScripts: readonly RemoteFile[];
  readonly styles: readonly RemoteFile[];
}

/**
 * Resolves the addresses of a screen's files. Publishing and the shell both use it, so a page
 * preloads exactly what the shell asks for. Source: decision 4.
 *
 * @param screen key in the manifest's `screens`
 * @param routeScripts `scripts` of the route that shows the screen
 * @returns undefined when the manifest declares no such screen
 */
export function screenFiles(
  { manifest, manifestUrl }: RegisteredRemote,
  screen: string,
  routeScripts: RouteDeclaration['scripts'] = [],
): ScreenFiles | undefined {
  const declared = manifest.screens[screen];
  if (!declared) return undefined;
  const resolve = ({ file, integrity }: { file: string; integrity?: string | undefined }) => ({
    file,
    href: new URL(file, manifestUrl).href,
    ...(integrity !== undefined && { integrity }),
  });
  return {
    expose: declared.expose,
    entry: resolve(manifest.entry),
    scripts: declared.scripts.map(resolve),
    routeScripts: routeScripts.map(resolve),
    styles: declared.styles.map(resolve),
  };
}
