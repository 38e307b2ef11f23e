import { BehaviorSubject } from 'rxjs';
import {
  REMOTE_TIMEOUT_MS,
  type ObservableValue,
  type RemoteFailure,
  type ScreenFiles,
  type ScreenProps,
} from 'shared-contracts';
import { withTimeout } from 'common/async';
import { afterPaint } from './after-paint';
import type { StylesInUse } from './screen-sheets';
import type { PreparedScreen } from './render-ahead';
import { arriveInTime, RemoteError, toRemoteFailure, type LoadedScreen } from './screen-code';
import { createStage } from './stage';

export type MountState =
  | { readonly status: 'loading' }
  | { readonly status: 'mounted' }
  | { readonly status: 'failed'; readonly failure: RemoteFailure };

export interface ScreenMount {
  readonly state$: ObservableValue<MountState>;
  /** Unmounts the screen and switches its style sheets off. Calling it twice is safe. */
  stop(): void;
}

/** Where a screen will be shown. */
export interface MountPlace {
  /** The outlet; it may hold a prerendered fragment of this screen. */
  readonly container: HTMLElement;
  readonly route$: ScreenProps['route$'];
  /** Whether the learner is still at the place that the page was made for. */
  readonly isStillHere: () => boolean;
  /**
   * When the learner asked for the screen, where that was before this moment; milliseconds of
   * `performance.now()`.
   */
  readonly askedAt?: number | undefined;
}

interface MountOptions extends MountPlace {
  readonly platform: ScreenProps['platform'];
  readonly build: string;
  readonly files: ScreenFiles;
  /** Before a failed screen is asked for again: fetches its files past the cache. */
  readonly refetch: (() => Promise<void>) | undefined;
  /** Requests all files. From then on the styles are in force. */
  readonly request: () => StylesInUse;
  readonly load: () => Promise<LoadedScreen>;
  readonly takePrepared: () => PreparedScreen | undefined;
  /** The screen is shown, has failed, or was left. */
  readonly onSettled: () => void;
}

/** Loads a screen and mounts it as a single-spa parcel. Every failure becomes a state. */
export function mountScreen(options: MountOptions): ScreenMount {
  const { platform, route$, files, onSettled } = options;
  const state$ = new BehaviorSubject<MountState>({ status: 'loading' });
  const stage = createStage({ ...options, outlet: options.container });
  let styles: StylesInUse | undefined;
  let isMounted = false;
  let isStopped = false;
  let isClean = false;
  let unmount: () => Promise<unknown> = () => Promise.resolve();
  let unfollow: () => void = () => undefined;

  /** Runs once: Retry may use the same outlet while this is under way. */
  function clean(when: Promise<unknown>) {
    if (isClean) return;
    isClean = true;
    unfollow();
    onSettled();
    // A screen that throws while it unmounts must not keep the next one from showing.
    void when
      .then(() => unmount())
      .catch(() => undefined)
      .finally(() => {
        styles?.release();
        stage.remove();
      });
  }

  const fail = (failure: RemoteFailure) => {
    if (isStopped || isClean) return;
    // React forbids unmounting one root while it commits another.
    clean(Promise.resolve());
    state$.next({ status: 'failed', failure });
  };

  async function start() {
    if (options.refetch) await options.refetch();
    if (isStopped) return;
    styles = options.request();
    const styled = arriveInTime(styles.ready, files.entry.href);
    // We await it below. Without this line a failed script would leave its rejection unhandled.
    styled.catch(() => undefined);
    const { lifecycles, mountRootParcel } = await options.load();
    await styled;
    if (isStopped) return;
    // A fragment in the page is taken over instead.
    const prepared = stage.isPrerendered ? undefined : options.takePrepared();
    const following = prepared && route$.subscribe(prepared.arrive);
    unfollow = () => following?.unsubscribe();
    const parcel = mountRootParcel(lifecycles, {
      platform,
      route$,
      domElement: stage.prepare(prepared?.element),
      onCrash: (error: Error) => fail({ kind: 'crashed', reason: error.message }),
    });
    prepared?.release();
    isMounted = true;
    unmount = () => parcel.unmount();
    const hung = { kind: 'hung', afterMs: REMOTE_TIMEOUT_MS } as const;
    await withTimeout(parcel.mountPromise, REMOTE_TIMEOUT_MS, () => new RemoteError(hung));
    if (isStopped || state$.value.status !== 'loading') return;
    stage.reveal();
    onSettled();
    state$.next({ status: 'mounted' });
  }

  start().catch((error: unknown) => fail(toRemoteFailure(error, files.entry.href)));

  return {
    state$,
    stop() {
      if (isStopped) return;
      isStopped = true;
      // The learner sees the next screen before this one clears up.
      clean(isMounted ? afterPaint() : Promise.resolve());
    },
  };
}
