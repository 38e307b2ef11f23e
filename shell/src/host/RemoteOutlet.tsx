import { useEffect, useRef, useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import type { Platform, RouteLocation } from 'shared-contracts';
import { Loading } from '../app/Loading';
import type { RegistrySource } from '../registry/registry';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import type { Fragments } from './fragments';
import { loadFederation } from './load-federation';
import { mountScreen, type MountState } from './mount-screen';
import { RemoteFailureView } from './RemoteFailureView';

interface RemoteOutletProps {
  readonly name: string;
  readonly screen: string;
  readonly location: RouteLocation;
  readonly platform: Platform;
  readonly registry: RegistrySource;
  readonly fragments: Fragments;
  /** The screen is there, or says why it is not. */
  readonly onSettled: () => void;
}

const find = (registry: RegistrySource, name: string): ResolvedRemote | undefined =>
  registry.remotes$.value.find((remote) => remote.name === name);

/**
 * The place of one screen of one remote. What the registry said when the place was opened decides
 * what is mounted; a newer registry counts from the next navigation, or from Retry, on.
 */
export function RemoteOutlet({
  name,
  screen,
  location,
  platform,
  registry,
  fragments,
  onSettled,
}: RemoteOutletProps) {
  const container = useRef<HTMLDivElement>(null);
  const [resolved, setResolved] = useState(() => find(registry, name));
  const [fragment] = useState(() => fragments.find(name, screen));
  const [firstPath] = useState(location.pathname);
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, setIsRetrying] = useState(false);
  const [state, setState] = useState<MountState>({ status: 'loading' });
  const [route$] = useState(() => new BehaviorSubject(location));

  useEffect(() => {
    if (route$.value !== location) route$.next(location);
  }, [route$, location]);

  useEffect(() => {
    if (resolved?.status === 'failed') reportFailure(platform, name, resolved.failure);
    if (!resolved || resolved.status === 'failed' || !container.current) return;
    const { remote } = resolved;
    const mount = mountScreen({
      remote,
      screen,
      container: container.current,
      props: { platform, route$ },
      isStillHere: () => route$.value.pathname === firstPath,
      loadFederation,
    });
    const subscription = mount.state$.subscribe((next) => {
      setState(next);
      if (next.status === 'failed') reportFailure(platform, name, next.failure);
      if (next.status === 'mounted' && attempt > 0) {
        platform.events.emit('remoteRevived', { remote: name });
      }
    });
    return () => {
      subscription.unsubscribe();
      mount.stop();
    };
  }, [resolved, attempt, name, screen, platform, route$, firstPath]);

  const retry = async () => {
    setIsRetrying(true);
    // What failed may have been published anew meanwhile, under another address.
    await registry.refresh();
    setIsRetrying(false);
    setState({ status: 'loading' });
    setResolved(find(registry, name));
    setAttempt((count) => count + 1);
  };

  const failure =
    resolved?.status === 'failed'
      ? resolved.failure
      : state.status === 'failed'
        ? state.failure
        : undefined;
  const isLoading = state.status === 'loading' && resolved?.status !== 'failed';
  const isPrerendered = fragment !== undefined && attempt === 0;
  useEffect(() => {
    if (!isLoading) onSettled();
  }, [isLoading, onSettled]);

  return (
    <>
      {failure && (
        <RemoteFailureView failure={failure} isRetrying={isRetrying} onRetry={() => void retry()} />
      )}
      {isLoading && !isPrerendered && <Loading />}
      <div
        ref={container}
        data-remote={name}
        data-screen={screen}
        // What is inside belongs to the remote: hydrating the shell leaves it alone.
        dangerouslySetInnerHTML={{ __html: fragment?.html ?? '' }}
        suppressHydrationWarning
      />
    </>
  );
}

function reportFailure(
  platform: Platform,
  remote: string,
  failure: Extract<MountState, { status: 'failed' }>['failure'],
) {
  platform.log.warn(`${remote} failed`, { ...failure });
  // Whoever wanted the whole page for itself is not there.
  platform.chrome.show();
  platform.events.emit('remoteFailed', { remote, failure: failure.kind });
}
