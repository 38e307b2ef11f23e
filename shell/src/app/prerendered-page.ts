import type { ResolvedRemote } from '../registry/resolve-remotes';
import { matchRoute, screenKey } from './routes';

/**
 * Whether the page was prerendered for the screen to show. Only such a page may be hydrated; any
 * other is rendered from scratch.
 *
 * @param page key of the prerendered screen; undefined: the page holds none
 */
export function isPrerenderedFor(
  page: string | undefined,
  remotes: readonly ResolvedRemote[],
  pathname: string,
): boolean {
  const { destination } = matchRoute(remotes, pathname);
  if (page === undefined || screenKey(destination) !== page) return false;
  return (
    destination.kind !== 'remote' ||
    remotes.some(({ name, status }) => name === destination.name && status === 'loadable')
  );
}
