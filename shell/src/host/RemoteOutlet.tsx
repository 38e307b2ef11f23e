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
  /** The learner's name for this part, for a failure; empty: unknown. */
  readonly title: string;
  readonly location: RouteLocation;
  readonly host: Host;
  /** The screen is shown, or says why it is not. */
  readonly onSettled: () => void;
  /** The registry was read anew: the route may have another screen now. */
  readonly onRetry?: () => void;
}

/**
 * The place of one screen of one remote. The registry decides what is mounted when the place is
 * opened; a newer registry counts from the next navigation, or from Retry, on.
 */
export function RemoteOutlet(props: RemoteOutletProps) {
  const { name, screen, title, location, host, onSettled, onRetry } = props;
  const container = useRef<HTMLDivElement>(null);
  const [awaited] = useState(() => host.awaitBuild(name));
  // The learner waits for the name of the build, too.
  const [askedAt] = useState(() => awaited && performance.now());
  const [handle, setHandle] = useState(() => (awaited ? undefined : host.find(name, screen)));
  // The page's content stays in sight until the right build takes its place.
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
      // After this failure the build may be bad here. Then this browser gets another build.
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
        // The remote owns what is inside: hydrating the shell leaves it alone.
        dangerouslySetInnerHTML={{ __html: fragment?.html ?? '' }}
        suppressHydrationWarning
      />
    </>
  );
}
