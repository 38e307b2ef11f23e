import { useCallback, useState } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { useObservable } from 'kit';
import type { ObservableValue, RouteDeclaration } from 'shared-contracts';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { shellPages } from '../pages';

/** Where a path leads. */
export type Destination =
  | {
      readonly kind: 'remote';
      readonly name: string;
      readonly screen: string;
      readonly title: string;
      readonly needsSession: boolean;
      /** Chunks that this route loads at once beside its screen's code. */
      readonly scripts: NonNullable<RouteDeclaration['scripts']>;
      /** Whether the header is above it from the start. */
      readonly header: boolean;
      /** Whether the support chat may be beside it. */
      readonly supportChat: boolean;
    }
  | { readonly kind: 'page'; readonly path: string; readonly title: string }
  | { readonly kind: 'remotes-list' }
  /** No remote is known at all, so we cannot tell whether the path exists. */
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
 * The first segment of a path or pattern, in lower case, if it matches only these letters.
 * Undefined if it is missing, optional, a parameter, or has an encoded letter.
 */
const plainStart = (path: string) => /^\/([\w-]+)(?=\/|$)/.exec(path)?.[1]?.toLowerCase();

/**
 * Leaves out the routes that cannot match a path. react-router compiles a pattern for each route
 * and path, so a page with many remotes would start later.
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
 * Finds the route of a path, among those of the registry and the shell's own pages. It keeps the
 * answer, because a press on a hovered link asks for it several times.
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

/** Whether a screen is open. Only then must a newer registry wait. */
const isOpen = ({ kind }: Destination): boolean =>
  kind !== 'not-found' && kind !== 'registry-missing';

/**
 * Finds the route of a path. A newer registry counts only from the next navigation or Retry on, so
 * an open screen stays. A path that no remote has declared is matched again at once.
 *
 * @param remotes$ what the registry says now
 * @param pathname without query
 * @returns the match, and `rematch`, which follows the present registry
 */
export function useRouteMatch(
  remotes$: ObservableValue<readonly ResolvedRemote[]>,
  pathname: string,
): { readonly match: RouteMatch; readonly rematch: () => void } {
  const remotes = useObservable(remotes$, remotes$.value);
  const [opened, setOpened] = useState(() => ({ pathname, remotes }));
  let by = opened;
  const isLeft = opened.pathname !== pathname;
  const isNew = opened.remotes !== remotes;
  if (isLeft || (isNew && !isOpen(matchRoute(opened.remotes, pathname).destination))) {
    by = { pathname, remotes };
    setOpened(by);
  }
  const rematch = useCallback(
    () => setOpened({ pathname, remotes: remotes$.value }),
    [pathname, remotes$],
  );
  return { match: matchRoute(by.remotes, pathname), rematch };
}
