import { useEffect, useRef, useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import { Button, Message } from 'kit';
import type { RouteLocation } from 'shared-contracts';
import { Loading } from '../loading/Loading';
import { failureText } from './failure-text';
import type { Host } from './host';
import type { MountState } from './mount-screen';

interface RemoteOutletProps {
  readonly name: string;
  readonly screen: string;
  /** Name of this part for learners, shown in a failure; empty: unknown. */
  readonly title: string;
  readonly location: RouteLocation;
  readonly host: Host;
  /** Called when the screen is shown, or shows why it is not. */
  readonly onSettled: () => void;
  /** Called after the registry was read again, because the route may have another screen now. */
  readonly onRetry?: () => void;
}

/**
 * The outlet of one screen of one remote. The registry decides the build when the outlet mounts; a
 * newer registry applies from the next navigation or Retry on.
 */
export function RemoteOutlet(props: RemoteOutletProps) {
  const { name, screen, title, location, host, onSettled, onRetry } = props;
  const container = useRef<HTMLDivElement>(null);
  const [awaited] = useState(() => host.awaitBuild(name));
  // The wait for the name of the build counts as loading time.
  const [askedAt] = useState(() => awaited && performance.now());
  const [handle, setHandle] = useState(() => (awaited ? undefined : host.find(name, screen)));
  // The prerendered content stays visible until the right build replaces it.
  const [fragment] = useState(() => host.find(name, screen)?.fragment);
  const [firstPath] = useState(location.pathname);
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, setIsRetrying] = useState(false);
  const [state, setState] = useState<MountState>({ status: 'loading' });
  const [route$] = useState(() => new BehaviorSubject(location));

  useEffect(() => {
    if (route$.value !== location) route$.next(location);
  }, [route$, location]);

  useEffect(() => {
    let isHere = true;
    void awaited?.then(() => {
      if (isHere) setHandle(host.find(name, screen));
    });
    return () => {
      isHere = false;
    };
  }, [awaited, host, name, screen]);

  useEffect(() => {
    if (!handle || !container.current) return undefined;
    const mount = handle.mount({
      container: container.current,
      route$,
      isStillHere: () => route$.value.pathname === firstPath,
      askedAt: attempt === 0 ? askedAt : undefined,
    });
    const subscription = mount.state$.subscribe((next) => {
      // After this failure the build may be bad in this browser, which then gets another build.
      const other = next.status === 'failed' ? host.find(name, screen) : undefined;
      if (!other || other.refusal || other === handle) {
        setState(next);
        return;
      }
      setState({ status: 'loading' });
      setHandle(other);
      setAttempt((count) => count + 1);
    });
    return () => {
      subscription.unsubscribe();
      mount.stop();
    };
  }, [handle, attempt, askedAt, route$, firstPath, host, name, screen]);

  const retry = async () => {
    setIsRetrying(true);
    // A new build may have been published, under another address.
    await host.registry.refresh();
    setIsRetrying(false);
    onRetry?.();
    setState({ status: 'loading' });
    setHandle(host.find(name, screen));
    setAttempt((count) => count + 1);
  };

  const failure = handle?.refusal ?? (state.status === 'failed' ? state.failure : undefined);
  const isLoading = state.status === 'loading' && !failure;
  const isPrerendered = fragment !== undefined && attempt === 0;
  useEffect(() => {
    if (!isLoading) onSettled();
  }, [isLoading, onSettled]);

  return (
    <>
      {failure && (
        <div role="alert" data-failure={failure.kind}>
          <Message
            {...failureText(failure, title)}
            action={
              <Button busy={isRetrying} onClick={() => void retry()}>
                Retry
              </Button>
            }
          />
        </div>
      )}
      {isLoading && !isPrerendered && <Loading />}
      <div
        ref={container}
        data-remote={name}
        data-screen={screen}
        // The remote owns the content, so the shell does not hydrate it.
        dangerouslySetInnerHTML={{ __html: fragment?.html ?? '' }}
        suppressHydrationWarning
      />
    </>
  );
}
