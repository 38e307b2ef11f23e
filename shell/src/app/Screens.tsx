import { useEffect, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useObservable } from 'kit';
import type { Fragments } from '../host/fragments';
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
import { useLikelyNext } from './use-likely-next';
import { whenIdle } from './when-idle';

interface ScreensProps {
  readonly platform: ShellPlatform;
  readonly registry: RegistrySource;
  readonly fragments: Fragments;
}

const titleOf = (destination: Destination): string | undefined =>
  'title' in destination ? destination.title : undefined;

/** Shows the screen of the route that the registry declares for where the learner is. */
export function Screens({ platform, registry, fragments }: ScreensProps) {
  const { pathname } = useLocation();
  const isReturning = useNavigationType() === 'POP';
  const remotes = useObservable(registry.remotes$, registry.remotes$.value);
  const { destination, params } = useMemo(() => matchRoute(remotes, pathname), [remotes, pathname]);
  const { alerts, loading, chrome } = platform;
  const location = useConnectedNavigation(platform, registry, params);
  const onSettled = useInitialLoading(loading);
  useDismissOnBack(alerts, pathname);
  useLikelyNext(platform, registry);

  const needsSession = destination.kind === 'remote' && destination.needsSession;
  useEffect(() => {
    if (!needsSession) return;
    // For a member the answer decides what is shown; to most visitors it says what is shown already,
    // and the identity provider would take the line from the screen itself.
    if (platform.signedInHint.isSet) openSession(platform);
    else whenIdle(() => openSession(platform));
  }, [needsSession, platform]);

  const hasHeader = destination.kind !== 'remote' || destination.header;
  // Also for a screen that is left before its code has come, and so never says so itself.
  useEffect(() => {
    if (hasHeader) chrome.show();
    else chrome.hide();
  }, [hasHeader, chrome]);

  const key = screenKey(destination);
  useArrival({ pathname, title: titleOf(destination), hash: location.hash, isReturning });

  return (
    <main id="main" tabIndex={-1} key={key}>
      <Screen
        destination={destination}
        location={location}
        platform={platform}
        registry={registry}
        fragments={fragments}
        onSettled={onSettled}
      />
    </main>
  );
}
