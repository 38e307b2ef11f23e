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

/** The outlet and location of a screen. */
export interface MountPlace {
  /** The outlet; it may hold a prerendered fragment of this screen. */
  readonly container: HTMLElement;
  readonly route$: ScreenProps['route$'];
  /** Whether the learner is still at the location of the page. */
  readonly isStillHere: () => boolean;
  /**
   * When the learner requested the screen, if earlier than now; milliseconds of
   * `performance.now()`.
   */
  readonly askedAt?: number | undefined;
}

interface MountOptions extends MountPlace {
  readonly platform: ScreenProps['platform'];
  readonly build: string;
  readonly files: ScreenFiles;
  /** Fetches the files of a failed screen past the cache, before another attempt. */
  readonly refetch: (() => Promise<void>) | undefined;
  /** Requests all files, and applies the styles. */
  readonly request: () => StylesInUse;
  readonly load: () => Promise<LoadedScreen>;
  readonly takePrepared: () => PreparedScreen | undefined;
  /** Called when the screen is shown, has failed, or was left. */
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

  /** Cleans up once, because Retry may use the same outlet meanwhile. */
  function clean(when: Promise<unknown>) {
    if (isClean) return;
    isClean = true;
    unfollow();
    onSettled();
    // A screen that throws while it unmounts must not block the next one.
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
    // Awaited below. Without this line, a failed script would leave its rejection unhandled.
    styled.catch(() => undefined);
    const { lifecycles, mountRootParcel } = await options.load();
    await styled;
    if (isStopped) return;
    // A fragment in the page is hydrated instead.
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
      // Show the next screen before this one cleans up.
      clean(isMounted ? afterPaint() : Promise.resolve());
    },
  };
}
