import { useEffect, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useObservable } from 'kit';
import type { ShellPlatform } from '../platform/create-platform';
import type { RegistrySource } from '../registry/registry';
import { openSession } from './open-session';
import { matchRoute, type Destination } from './routes';
import { Screen } from './Screen';
import { screenKey } from './screen-key';
import { useArrival } from './use-arrival';
import { useConnectedNavigation } from './use-connected-navigation';
import { useDismissOnBack } from './use-dismiss-on-back';
import { useInitialLoading } from './use-initial-loading';

interface ScreensProps {
  readonly platform: ShellPlatform;
  readonly registry: RegistrySource;
}

const titleOf = (destination: Destination): string | undefined =>
  'title' in destination ? destination.title : undefined;

/** Shows the screen of the route that the registry declares for where the learner is. */
export function Screens({ platform, registry }: ScreensProps) {
  const { pathname } = useLocation();
  const isReturning = useNavigationType() === 'POP';
  const remotes = useObservable(registry.remotes$, registry.remotes$.value);
  const { destination, params } = useMemo(() => matchRoute(remotes, pathname), [remotes, pathname]);
  const { navigation, alerts, loading } = platform;
  const location = useConnectedNavigation(navigation, registry, params);
  const onSettled = useInitialLoading(loading);
  useDismissOnBack(alerts, pathname);

  const needsSession = destination.kind === 'remote' && destination.needsSession;
  useEffect(() => {
    if (needsSession) openSession(platform);
  }, [needsSession, platform]);

  const key = screenKey(destination);
  useArrival({ key, title: titleOf(destination), hash: location.hash, isReturning });

  return (
    <main id="main" tabIndex={-1} key={key}>
      <Screen
        destination={destination}
        location={location}
        platform={platform}
        registry={registry}
        onSettled={onSettled}
      />
    </main>
  );
}
