import { useCallback, useState } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { useObservable } from 'kit';
import type { ObservableValue, RouteDeclaration } from 'shared-contracts';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { shellPages } from '../pages';

/** Destination of a path. */
export type Destination =
  | {
      readonly kind: 'remote';
      readonly name: string;
      readonly screen: string;
      readonly title: string;
      readonly needsSession: boolean;
      /** Chunks that this route loads together with its screen's code. */
      readonly scripts: NonNullable<RouteDeclaration['scripts']>;
      /** Whether the header is shown above the screen from the start. */
      readonly header: boolean;
      /** Whether the support chat may be shown beside the screen. */
      readonly supportChat: boolean;
    }
  | { readonly kind: 'page'; readonly path: string; readonly title: string }
  | { readonly kind: 'remotes-list' }
  /** No remote is known, so the shell cannot tell whether the path exists. */
  | { readonly kind: 'registry-missing' }
  | { readonly kind: 'not-found' };

export interface RouteMatch {
  readonly destination: Destination;
  readonly params: Readonly<Record<string, string | undefined>>;
}

type Route = RouteObject & { readonly path: string; readonly handle: Destination };

const route = (path: string, exact: boolean, handle: Destination): Route => ({
  path: exact || path === '*' ? path : `${path}/*`,
  handle,
});

/**
 * The first segment of a path or pattern, in lower case, if it consists of plain letters. Undefined
 * for a missing or optional segment, a parameter, or an encoded letter.
 */
const plainStart = (path: string) => /^\/([\w-]+)(?=\/|$)/.exec(path)?.[1]?.toLowerCase();

/**
 * Filters out routes that cannot match a path. react-router compiles a pattern for each route and
 * path, so a page with many remotes would start later.
 */
function mayMatch(pathname: string): (route: Route) => boolean {
  const start = pathname === '/' ? '' : plainStart(pathname);
  return ({ path }) => {
    const routeStart = plainStart(path);
    return start === undefined || routeStart === undefined || routeStart === start;
  };
}

function routesOf(remotes: readonly ResolvedRemote[]): Route[] {
  return [
    // The shell's own pages come first. If two claim a path, the earlier wins.
    ...shellPages.map(({ path, exact, title }) =>
      route(path, exact, { kind: 'page', path, title }),
    ),
    route('/__remotes', true, { kind: 'remotes-list' }),
    ...remotes.flatMap(({ name, routes }) =>
      routes.map(
        ({ path, exact, scripts = [], header = true, supportChat = true, ...declared }) => {
          const { screen, title, needsSession } = declared;
          const about = { name, screen, title, needsSession, scripts, header, supportChat };
          return route(path, exact, { kind: 'remote', ...about });
        },
      ),
    ),
    route('*', false, { kind: remotes.length === 0 ? 'registry-missing' : 'not-found' }),
  ];
}

function findRoute(remotes: readonly ResolvedRemote[], pathname: string): RouteMatch {
  const candidates = routesOf(remotes).filter(mayMatch(pathname));
  const match = matchRoutes(candidates, { pathname })?.at(-1);
  if (!match) return { destination: { kind: 'not-found' }, params: {} };
  const destination = (match.route as Route).handle;
  const { '*': _rest, ...params } = match.params;
  return { destination, params };
}

const knownMatches = new WeakMap<readonly ResolvedRemote[], Map<string, RouteMatch>>();

/**
 * Finds the route of a path among those of the registry and the shell's own pages. The result is
 * cached, because a press on a hovered link asks for it several times.
 *
 * @param remotes one state of the registry, never changed in place
 * @param pathname without query
 */
export function matchRoute(remotes: readonly ResolvedRemote[], pathname: string): RouteMatch {
  const matches = knownMatches.get(remotes) ?? new Map<string, RouteMatch>();
  knownMatches.set(remotes, matches);
  const match = matches.get(pathname) ?? findRoute(remotes, pathname);
  matches.set(pathname, match);
  return match;
}

/** Whether the support chat may be on a page. Source: ABOUT-live-chat-frame. */
export function wantsSupportChat(remotes: readonly ResolvedRemote[], pathname: string): boolean {
  const { destination } = matchRoute(remotes, pathname);
  return destination.kind !== 'remote' || destination.supportChat;
}

/** Routes with the same key share one mount: home stays when a lesson opens on it. */
export function screenKey(destination: Destination): string {
  switch (destination.kind) {
    case 'remote':
      return `${destination.name}/${destination.screen}`;
    case 'page':
      return destination.path;
    case 'remotes-list':
    case 'registry-missing':
    case 'not-found':
      return destination.kind;
  }
}

/** Whether a screen is open; only then a newer registry must wait. */
const isOpen = ({ kind }: Destination): boolean =>
  kind !== 'not-found' && kind !== 'registry-missing';

/**
 * Finds the route of a path. A newer registry applies only from the next navigation or Retry on, so
 * an open screen stays. A path without a declared route is matched again at once.
 *
 * @param remotes$ the registry's current remotes
 * @param pathname without query
 * @returns the match, and `rematch`, which applies the current registry
 */
export function useRouteMatch(
  remotes$: ObservableValue<readonly ResolvedRemote[]>,
  pathname: string,
): { readonly match: RouteMatch; readonly rematch: () => void } {
  const remotes = useObservable(remotes$, remotes$.value);
  const [opened, setOpened] = useState(() => ({ pathname, remotes }));
  let current = opened;
  const hasNavigated = opened.pathname !== pathname;
  const isNew = opened.remotes !== remotes;
  if (hasNavigated || (isNew && !isOpen(matchRoute(opened.remotes, pathname).destination))) {
    current = { pathname, remotes };
    setOpened(current);
  }
  const rematch = useCallback(
    () => setOpened({ pathname, remotes: remotes$.value }),
    [pathname, remotes$],
  );
  return { match: matchRoute(current.remotes, pathname), rematch };
}
