import type { ResolvedRemote } from '../registry/resolve-remotes';
import { matchRoute, screenKey } from './routes';

/**
 * Tells whether the page was prerendered for the screen that will be shown. Only then may it be
 * hydrated. Any other page is rendered from scratch.
 *
 * @param page key of the screen that publishing made the page for; undefined: it holds none
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
