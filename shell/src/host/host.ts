import { BehaviorSubject } from 'rxjs';
import {
  screenFiles,
  type Platform,
  type RemoteFailure,
  type RouteDeclaration,
  type RouteLocation,
  type ScreenFiles,
} from 'shared-contracts';
import type { RegistrySource } from '../registry/registry';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import type { BuildHealth } from '../registry/build-health';
import type { LoadFact } from '../telemetry/telemetry';
import { createAhead } from './ahead';
import { loadFederation as loadFederationChunk, type Federation } from './load-federation';
import { mountScreen, type MountPlace, type MountState, type ScreenMount } from './mount-screen';
import { createPageFiles } from './page-files';
import { arriveInTime, createFederationLoader, createScreenCode, isMendable } from './screen-code';
import { fragmentsIn, type Fragments, type PrerenderedFragment } from './stage';
import { createIdle, type Idle } from './when-idle';

/** How far a screen of one build has come in this page. */
export type ScreenState =
  | { readonly status: 'known' | 'fetched' | 'prepared' | 'shown' | 'parked' }
  | { readonly status: 'failed'; readonly failure: RemoteFailure };

type Loadable = Extract<ResolvedRemote, { status: 'loadable' }>;
type RouteScripts = RouteDeclaration['scripts'];

/** One screen of one build of a remote. */
export interface ScreenHandle {
  readonly state: ScreenState;
  /** Why the registry's entry gives no way to load it. */
  readonly refusal?: RemoteFailure;
  /** The fragment that publishing has rendered into the page. */
  readonly fragment: PrerenderedFragment | undefined;
  /**
   * Fetches what the screen needs, so opening it costs no round trip. Never fails.
   *
   * @param scripts of the route that will show it
   */
  prefetch(scripts?: RouteScripts): void;
  /** Fetches it and renders it out of sight, so opening it only shows it. Never fails. */
  prepare(location: RouteLocation, scripts?: RouteScripts): void;
  /** Loads it and shows it; after a failure it fetches the files again, past the cache. */
  mount(place: MountPlace): ScreenMount;
}

/** Owns the screens of the remotes: addresses, code, styles, and where they are shown. */
export interface Host extends Idle {
  readonly registry: RegistrySource;
  /**
   * The screen in the build that the registry names now; the same handle for the same build.
   *
   * @returns undefined when the registry knows no such remote
   */
  find(name: string, screen: string): ScreenHandle | undefined;
  /**
   * Waits for `/registry.json` if only that file names the build that this browser gets (decision
   * 57). Never fails: without an answer in time, the browser gets the stable build.
   *
   * @returns undefined if the build is known already
   */
  awaitBuild(name: string): Promise<void> | undefined;
  /** Fetches what `prepare` needs. */
  readonly warmUp: () => void;
}

interface HostOptions extends Pick<Host, 'registry'> {
  readonly platform: Platform;
  /** Remembers which builds work in this browser (decision 53); default: nothing does. */
  readonly health?: Pick<BuildHealth, 'failed' | 'worked'>;
  /** Hears once of each screen that is usable, and once of each failure (decision 55). */
  readonly onLoad?: (load: LoadFact) => void;
  /** Default: those in the document. */
  readonly fragments?: Fragments;
  /** Default: the async chunk with the federation runtime. */
  readonly loadFederation?: () => Promise<Federation>;
}

/** How long a click waits for the name of a canary, in milliseconds. */
const AWAITED_MS = 2_000;

/** Makes the host; one per page. */
export function createHost(options: HostOptions): Host {
  const { registry, platform, health, onLoad = () => undefined, fragments } = options;
  const { loadFederation = loadFederationChunk } = options;
  const idle = createIdle();
  const pageFiles = createPageFiles();
  const ahead = createAhead({ platform, pageFiles });
  const handles = new Map<string, ScreenHandle>();
  const failedScreens = new Set<string>();
  const getFederation = createFederationLoader(loadFederation);
  let isFirst = true;

  /**
   * When the learner began to wait. For the first screen of a page, that is the start of the page.
   */
  function askedAt(): number {
    const isOfPage = isFirst && platform.loading.isActive$.value;
    isFirst = false;
    return isOfPage ? 0 : performance.now();
  }

  function report(name: string, screen: string, build: string | null, failure: RemoteFailure) {
    failedScreens.add(`${name} ${screen}`);
    platform.log.warn(`${name} failed`, { build, ...failure });
    // The screen may have hidden the header; the learner needs it now.
    platform.chrome.show();
    platform.events.emit('remoteFailed', { remote: name, build, failure: failure.kind });
  }

  /** A screen that the registry's entry gives no way to load. */
  function failedHandle(
    resolved: ResolvedRemote,
    ...failing: Parameters<typeof report>
  ): ScreenHandle {
    const [, screen, , failure] = failing;
    const state = { status: 'failed', failure } as const;
    return {
      state,
      refusal: failure,
      fragment: undefined,
      prefetch: () => undefined,
      prepare: () => undefined,
      mount() {
        report(...failing);
        onLoad({ resolved, screen, ms: performance.now() - askedAt(), failure });
        return { state$: new BehaviorSubject<MountState>(state), stop: () => undefined };
      },
    };
  }

  function createHandle(key: string, resolved: Loadable, screen: string): ScreenHandle {
    const { remote, isOverridden } = resolved;
    const { name, manifest } = remote;
    const { build } = manifest;
    /**
     * This build as the registry names it now: the page's registry leaves digests out (decision
     * 52), and a canary may have been promoted.
     */
    function current(): Loadable {
      const known = registry.remotes$.value.find((each) => each.name === name);
      if (known?.status !== 'loadable') return resolved;
      const { manifestUrl, manifest: latest } = known.remote;
      return manifestUrl === remote.manifestUrl && latest.build === build ? known : resolved;
    }
    function filesOf(scripts?: RouteScripts): ScreenFiles | undefined {
      const now = current().remote;
      const ofRoutes = now.manifest.routes.filter((route) => route.screen === screen);
      return screenFiles(now, screen, scripts ?? ofRoutes.flatMap((route) => route.scripts ?? []));
    }
    const declared = filesOf();
    if (!declared) {
      const reason = `there is no screen "${screen}"`;
      return failedHandle(resolved, name, screen, build, { kind: 'invalid-manifest', reason });
    }
    const files = () => filesOf() ?? declared;
    const code = createScreenCode({
      remote,
      files,
      learnDigests: () => registry.refresh(),
      loadFederation: getFederation,
    });
    let state: ScreenState = { status: 'known' };
    let open: ScreenMount | undefined;

    const coming = (scripts: RouteScripts) => {
      if (state.status === 'known') state = { status: 'fetched' };
      return { key, code, files: filesOf(scripts ?? []) ?? declared };
    };

    function become(next: MountState, startedAt: number): void {
      const told = () => ({ resolved: current(), screen, ms: performance.now() - startedAt });
      if (next.status === 'mounted') {
        state = { status: 'shown' };
        if (!isOverridden) health?.worked(current().remote);
        onLoad(told());
        if (failedScreens.delete(`${name} ${screen}`)) {
          platform.events.emit('remoteRevived', { remote: name });
        }
      }
      if (next.status === 'failed') {
        state = next;
        pageFiles.forget(files());
        report(name, screen, build, next.failure);
        onLoad({ ...told(), failure: next.failure });
        if (isOverridden || !health?.failed(remote, next.failure)) return;
        platform.log.error(`${name}: build ${build} failed twice, so it is not tried here again`);
        registry.reconsider();
      }
    }

    return {
      get state(): ScreenState {
        const isWaiting = state.status === 'fetched' || state.status === 'parked';
        return isWaiting && ahead.isPrepared(key) ? { status: 'prepared' } : state;
      },
      get fragment() {
        return (fragments ?? fragmentsIn(document)).find(name, screen);
      },
      prefetch(scripts) {
        if (state.status !== 'failed') ahead.prefetch(coming(scripts));
      },
      prepare(location, scripts) {
        // An open screen changes to the new place by itself.
        if (open) ahead.prefetch(coming(scripts));
        else if (state.status !== 'failed') ahead.prepare(coming(scripts), location);
      },
      mount(place) {
        const reason = state.status === 'failed' ? state.failure : undefined;
        const startedAt = askedAt();
        const mount = mountScreen({
          ...place,
          platform,
          build,
          files: declared,
          refetch: reason && isMendable(reason) ? code.refetch : undefined,
          request() {
            pageFiles.preload(files());
            return pageFiles.useStyles(files());
          },
          load: code.load,
          takePrepared: () => ahead.take(key, place.route$.value),
          onSettled: idle.awaitScreen(),
        });
        open = mount;
        const watching = mount.state$.subscribe((next) => {
          // Says which build the page shows here (decision 54).
          if (next.status === 'mounted') place.container.dataset.shown = build;
          become(next, startedAt);
        });
        return {
          ...mount,
          stop() {
            watching.unsubscribe();
            mount.stop();
            if (open === mount) open = undefined;
            if (!open && state.status === 'shown') state = { status: 'parked' };
          },
        };
      },
    };
  }

  return {
    ...idle,
    registry,
    warmUp: ahead.warmUp,
    find(name, screen) {
      const resolved = registry.remotes$.value.find((remote) => remote.name === name);
      if (!resolved) return undefined;
      if (resolved.status === 'failed') {
        return failedHandle(resolved, name, screen, null, resolved.failure);
      }
      const { manifestUrl, manifest } = resolved.remote;
      const key = `${manifestUrl} ${manifest.build} ${screen}`;
      const handle = handles.get(key) ?? createHandle(key, resolved, screen);
      handles.set(key, handle);
      return handle;
    },
    awaitBuild(name) {
      const { isFetched, problem } = registry.known$.value;
      const isAwaited = registry.remotes$.value.some(
        (each) => each.name === name && each.status === 'loadable' && each.isAwaited,
      );
      if (!isAwaited || isFetched || problem !== undefined) return undefined;
      return arriveInTime(registry.refresh(), location.origin, AWAITED_MS).catch(() => undefined);
    },
  };
}
