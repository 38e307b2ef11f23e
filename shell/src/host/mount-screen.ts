import { BehaviorSubject } from 'rxjs';
import type {
  ObservableValue,
  RegisteredRemote,
  RemoteFailure,
  ScreenProps,
} from 'shared-contracts';
import { preloadScreen } from './preload-screen';
import { linkScreenStyles } from './screen-styles';
import { loadScreen } from './load-screen';
import { RemoteError, toRemoteFailure } from './remote-error';
import { withTimeout } from './with-timeout';
import type { LoadFederation } from './load-federation';

export type MountState =
  | { readonly status: 'loading' }
  | { readonly status: 'mounted' }
  | { readonly status: 'failed'; readonly failure: RemoteFailure };

export interface ScreenMount {
  readonly state$: ObservableValue<MountState>;
  /** Unmounts what is there and removes the screen's style sheets; idempotent. */
  stop(): void;
}

interface MountOptions {
  readonly remote: RegisteredRemote;
  readonly screen: string;
  /** The screen gets an element of its own inside, so a slow unmount never meets the next mount. */
  readonly container: HTMLElement;
  readonly props: Omit<ScreenProps, 'onCrash'>;
  readonly loadFederation: LoadFederation;
}

/** Loads a screen and mounts it as a single-spa parcel. Every failure becomes a state. */
export function mountScreen(options: MountOptions): ScreenMount {
  const { remote, screen, container, props, loadFederation } = options;
  const entryUrl = new URL(remote.manifest.entry.file, remote.manifestUrl).href;
  const state$ = new BehaviorSubject<MountState>({ status: 'loading' });
  const styles = linkScreenStyles(remote, screen);
  preloadScreen(remote, screen);
  const domElement = document.createElement('div');
  container.append(domElement);
  let isStopped = false;
  let unmount: () => Promise<unknown> = () => Promise.resolve();

  const fail = (failure: RemoteFailure) => {
    if (isStopped) return;
    clean();
    state$.next({ status: 'failed', failure });
  };

  function clean() {
    const due = unmount;
    unmount = () => Promise.resolve();
    // Not at once: React forbids unmounting one root while it commits another. And a screen that
    // throws while it unmounts must not keep the next one from showing.
    void Promise.resolve()
      .then(due)
      .catch(() => undefined)
      .finally(() => {
        styles.release();
        domElement.remove();
      });
  }

  async function start() {
    const styled = withTimeout(styles.ready, entryUrl);
    // Awaited below; without this a failing script would leave it unhandled.
    styled.catch(() => undefined);
    const federation = await withTimeout(loadFederation(), location.origin).catch(
      (error: unknown) => {
        // The shell's own file, not the remote's.
        throw error instanceof RemoteError
          ? error
          : new RemoteError({ kind: 'unreachable', url: location.origin });
      },
    );
    const lifecycles = await loadScreen(remote, screen, federation.loadFederatedModule);
    await styled;
    if (isStopped) return;
    const parcel = federation.mountRootParcel(lifecycles, {
      ...props,
      domElement,
      onCrash: (error: Error) => fail({ kind: 'crashed', reason: error.message }),
    });
    unmount = () => parcel.unmount();
    await parcel.mountPromise;
    if (!isStopped && state$.value.status === 'loading') state$.next({ status: 'mounted' });
  }

  start().catch((error: unknown) => fail(toRemoteFailure(error, entryUrl)));

  return {
    state$,
    stop() {
      if (isStopped) return;
      isStopped = true;
      clean();
    },
  };
}
