import {
  createElement,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  type ComponentType,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Loading as LoadingFlag, RouteLocation } from 'shared-contracts';
import type { ShellAlerts } from '../alerts/alerts';
import type { Host } from '../host/host';
import { Loading } from '../loading/Loading';
import { RemoteOutlet } from '../host/RemoteOutlet';
import { shellPages } from '../pages';
import type { ShellPlatform } from '../platform/create-platform';
import type { RegistrySource } from '../registry/registry';
import { screenKey, useRouteMatch, type Destination } from './routes';
import { openSession } from './open-session';
import { PageBoundary } from './PageBoundary';
import { useArrival } from './use-arrival';
import { useConnectedNavigation } from './use-connected-navigation';
import { useLikelyNext } from './use-likely-next';

interface ScreensProps {
  readonly platform: ShellPlatform;
  readonly host: Host;
}

const titleOf = (destination: Destination): string | undefined =>
  'title' in destination ? destination.title : undefined;

/** Shows the screen of the registry's route for the current path. */
export function Screens({ platform, host }: ScreensProps) {
  const { registry, whenIdle } = host;
  const { pathname } = useLocation();
  const isReturning = useNavigationType() === 'POP';
  const { match, rematch } = useRouteMatch(registry.remotes$, pathname);
  const { destination, params } = match;
  const { alerts, loading, chrome } = platform;
  const location = useConnectedNavigation(platform, host, params);
  const onSettled = useInitialLoading(loading);
  useDismissOnBack(alerts, pathname, isReturning);
  useLikelyNext(platform, host);

  const needsSession = destination.kind === 'remote' && destination.needsSession;
  useEffect(() => {
    if (!needsSession) return;
    // A member's screen depends on the session. For most visitors it changes nothing, and loading
    // the identity provider now would delay the screen.
    if (platform.signedInHint.isSet) openSession(platform);
    else whenIdle(() => openSession(platform));
  }, [needsSession, platform, whenIdle]);

  const hasHeader = destination.kind !== 'remote' || destination.header;
  // A screen that the learner leaves while it loads cannot restore the header, so the shell does.
  useEffect(() => {
    if (hasHeader) chrome.show();
    else chrome.hide();
  }, [hasHeader, chrome]);

  useArrival({ pathname, title: titleOf(destination), hash: location.hash, isReturning });

  return (
    <main id="main" tabIndex={-1} key={screenKey(destination)}>
      <Screen
        destination={destination}
        location={location}
        host={host}
        onSettled={onSettled}
        onRetry={rematch}
      />
    </main>
  );
}

/**
 * The global loading flag starts true (ENTITY-loading-starts-true); only the first screen ends
 * that.
 *
 * @returns call it whenever a screen is shown or shows why it is not
 */
function useInitialLoading(loading: LoadingFlag): () => void {
  const hasSettled = useRef(false);
  return useCallback(() => {
    if (hasSettled.current) return;
    hasSettled.current = true;
    loading.stop();
  }, [loading]);
}

/** Closes an alert, without its redirect, when the learner goes back from its page. */
function useDismissOnBack(alerts: ShellAlerts, pathname: string, isReturning: boolean): void {
  const shownFor = useRef(pathname);
  useEffect(() => {
    if (shownFor.current !== pathname && isReturning) alerts.dismiss();
    shownFor.current = pathname;
  }, [pathname, isReturning, alerts]);
}

interface ScreenProps {
  readonly destination: Destination;
  readonly location: RouteLocation;
  readonly host: Host;
  readonly onSettled: () => void;
  readonly onRetry: () => void;
}

/** Pages that are never a first screen. */
const RARE_PAGES: Readonly<
  Record<
    'remotes-list' | 'registry-missing' | 'not-found',
    ComponentType<{ readonly registry: RegistrySource }>
  >
> = {
  'remotes-list': lazy(() => import(/* webpackChunkName: "remotes-list" */ './RemotesList')),
  'registry-missing': lazy(
    () => import(/* webpackChunkName: "registry-missing" */ './RegistryMissing'),
  ),
  'not-found': lazy(() => import(/* webpackChunkName: "not-found" */ '../pages/NotFound')),
};
const pages = new Map<string, ComponentType>(
  shellPages.map(({ path, load }) => [path, lazy(load)]),
);

/** Renders the destination of a path: a screen of a remote, or a page of the shell. */
function Screen({ destination, location, host, onSettled, onRetry }: ScreenProps) {
  const { kind } = destination;
  // A remote's outlet reports this itself.
  useEffect(() => {
    if (kind !== 'remote') onSettled();
  }, [kind, onSettled]);

  switch (destination.kind) {
    case 'remote':
      return (
        <RemoteOutlet
          name={destination.name}
          screen={destination.screen}
          title={destination.title}
          location={location}
          host={host}
          onSettled={onSettled}
          onRetry={onRetry}
        />
      );
    case 'page': {
      const page = pages.get(destination.path);
      return (
        <PageBoundary key={destination.path}>
          <Suspense fallback={<Loading />}>{page && createElement(page)}</Suspense>
        </PageBoundary>
      );
    }
    case 'remotes-list':
    case 'registry-missing':
    case 'not-found': {
      const Page = RARE_PAGES[destination.kind];
      return (
        <PageBoundary key={destination.kind}>
          <Suspense fallback={<Loading />}>
            <Page registry={host.registry} />
          </Suspense>
        </PageBoundary>
      );
    }
  }
}
