import { BehaviorSubject } from 'rxjs';
import type {
  ObservableValue,
  RegisteredRemote,
  RemoteFailure,
  ScreenProps,
} from 'shared-contracts';
import { afterPaint } from '../app/after-paint';
import { awaitScreen } from '../app/awaited-screens';
import { fragmentIn } from './fragments';
import { mountTarget } from './mount-target';
import { takePrepared } from './prepared-screen';
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
  /** Unmounts what is there and takes the screen's style sheets out of force; idempotent. */
  stop(): void;
}

interface MountOptions {
  readonly remote: RegisteredRemote;
  readonly screen: string;
  /** The outlet; it may hold a prerendered fragment of this screen. */
  readonly container: HTMLElement;
  readonly props: Omit<ScreenProps, 'onCrash'>;
  /** Whether the learner is still at the place that the page was made for. */
  readonly isStillHere: () => boolean;
  readonly loadFederation: LoadFederation;
}

/** Loads a screen and mounts it as a single-spa parcel. Every failure becomes a state. */
export function mountScreen(options: MountOptions): ScreenMount {
  const { remote, screen, container, props, isStillHere, loadFederation } = options;
  const entryUrl = new URL(remote.manifest.entry.file, remote.manifestUrl).href;
  const state$ = new BehaviorSubject<MountState>({ status: 'loading' });
  const styles = linkScreenStyles(remote, screen);
  preloadScreen(remote, screen);
  const target = mountTarget({ outlet: container, build: remote.manifest.build, isStillHere });
  const isThere = awaitScreen();
  let isMounted = false;
  let isStopped = false;
  let unmount: () => Promise<unknown> = () => Promise.resolve();
  let leave: () => void = () => undefined;

  const fail = (failure: RemoteFailure) => {
    if (isStopped) return;
    // React forbids unmounting one root while it commits another.
    clean(Promise.resolve());
    state$.next({ status: 'failed', failure });
  };

  let isClean = false;

  function clean(when: Promise<unknown>) {
    // After a failure everything is cleared up; Retry uses the same outlet meanwhile.
    if (isClean) return;
    isClean = true;
    leave();
    isThere();
    const due = unmount;
    unmount = () => Promise.resolve();
    // A screen that throws while it unmounts must not keep the next one from showing.
    void when
      .then(due)
      .catch(() => undefined)
      .finally(() => {
        styles.release();
        target.remove();
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
    // What is in the page already is taken over instead.
    const prepared = fragmentIn(container)
      ? undefined
      : takePrepared(remote, screen, props.route$.value);
    const following = prepared && props.route$.subscribe(prepared.arrive);
    leave = () => following?.unsubscribe();
    const parcel = federation.mountRootParcel(lifecycles, {
      ...props,
      domElement: target.prepare(prepared?.element),
      onCrash: (error: Error) => fail({ kind: 'crashed', reason: error.message }),
    });
    prepared?.release();
    isMounted = true;
    unmount = () => parcel.unmount();
    await parcel.mountPromise;
    if (isStopped || state$.value.status !== 'loading') return;
    target.reveal();
    isThere();
    state$.next({ status: 'mounted' });
  }

  start().catch((error: unknown) => fail(toRemoteFailure(error, entryUrl)));

  return {
    state$,
    stop() {
      if (isStopped) return;
      isStopped = true;
      // The learner sees the next screen before this one clears up behind the scenes.
      clean(isMounted ? afterPaint() : Promise.resolve());
    },
  };
}
