import { BehaviorSubject } from 'rxjs';
import {
  screenFiles,
  type Platform,
  type RemoteFailure,
  type RouteDeclaration,
  type RouteLocation,
  type ScreenFiles,
} from 'shared-contracts';
import type { BuildHealth } from '../registry/build-health';
import type { RegistrySource } from '../registry/registry';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import type { Ahead } from './ahead';
import type { Federation } from './load-federation';
import { mountScreen, type MountPlace, type MountState, type ScreenMount } from './mount-screen';
import type { PageFiles } from './page-files';
import { createScreenCode, isFixable } from './screen-code';
import type { ScreenReports } from './screen-reports';
import { fragmentsIn, type Fragments, type PrerenderedFragment } from './stage';
import type { Idle } from './when-idle';

/** State of a screen of one build in this page. */
export type ScreenState =
  | { readonly status: 'known' | 'fetched' | 'prepared' | 'shown' | 'parked' }
  | { readonly status: 'failed'; readonly failure: RemoteFailure };

type Loadable = Extract<ResolvedRemote, { status: 'loadable' }>;
type RouteScripts = RouteDeclaration['scripts'];

/** One screen of one build of a remote. */
export interface ScreenHandle {
  readonly state: ScreenState;
  /** Why the registry's entry cannot be loaded. */
  readonly refusal?: RemoteFailure;
  readonly fragment: PrerenderedFragment | undefined;
  /**
   * Fetches the files of the screen, so opening it costs no round trip. Never fails.
   *
   * @param scripts of the route that will show it
   */
  prefetch(scripts?: RouteScripts): void;
  /** Fetches the screen and renders it hidden, so opening it only shows it. Never fails. */
  prepare(location: RouteLocation, scripts?: RouteScripts): void;
  /** Loads the screen and shows it; after a failure it fetches the files again, past the cache. */
  mount(place: MountPlace): ScreenMount;
}

/** Services that the screens of a page share. */
export interface ScreenHost {
  readonly platform: Platform;
  readonly registry: RegistrySource;
  /** Stores which builds work in this browser (decision 53); undefined: not stored. */
  readonly health: Pick<BuildHealth, 'failed' | 'worked'> | undefined;
  /** Undefined: the fragments in the document. */
  readonly fragments: Fragments | undefined;
  readonly loadFederation: () => Promise<Federation>;
  readonly pageFiles: PageFiles;
  readonly ahead: Ahead;
  readonly awaitScreen: Idle['awaitScreen'];
  readonly reports: ScreenReports;
}

/** Makes the handle of a screen that cannot be loaded. */
export function refusedHandle(
  { reports }: Pick<ScreenHost, 'reports'>,
  resolved: ResolvedRemote,
  screen: string,
  build: string | null,
  failure: RemoteFailure,
): ScreenHandle {
  const state = { status: 'failed', failure } as const;
  return {
    state,
    refusal: failure,
    fragment: undefined,
    prefetch: () => undefined,
    prepare: () => undefined,
    mount(place) {
      reports.failed(resolved, screen, reports.askedAt(place.askedAt), build, failure);
      return { state$: new BehaviorSubject<MountState>(state), stop: () => undefined };
    },
  };
}

/**
 * Finds the current registry entry of a build: the page's registry leaves digests out (decision
 * 52), and a canary may have been promoted.
 */
function currentEntryOf({ remotes$ }: RegistrySource, resolved: Loadable): Loadable {
  const { name, manifestUrl, manifest } = resolved.remote;
  const latest = remotes$.value.find((each) => each.name === name);
  const isSame =
    latest?.status === 'loadable' &&
    latest.remote.manifestUrl === manifestUrl &&
    latest.remote.manifest.build === manifest.build;
  return isSame ? latest : resolved;
}

/** @param scripts of the route that will show the screen; default: of all its routes */
function filesOfScreen(
  { remote }: Loadable,
  screen: string,
  scripts?: RouteScripts,
): ScreenFiles | undefined {
  const ofRoutes = remote.manifest.routes.filter((route) => route.screen === screen);
  return screenFiles(remote, screen, scripts ?? ofRoutes.flatMap((route) => route.scripts ?? []));
}

/**
 * Makes the handle of a screen in the registry's build. Source: decision 34.
 *
 * @param key names screen and build
 */
export function createScreenHandle(
  host: ScreenHost,
  key: string,
  resolved: Loadable,
  screen: string,
): ScreenHandle {
  const { platform, registry, health, fragments, pageFiles, ahead, reports } = host;
  const { remote, isOverridden } = resolved;
  const { name, manifest } = remote;
  const { build } = manifest;
  const current = () => currentEntryOf(registry, resolved);
  const filesOf = (scripts?: RouteScripts) => filesOfScreen(current(), screen, scripts);
  const declared = filesOf();
  if (!declared) {
    const reason = `there is no screen "${screen}"`;
    return refusedHandle(host, resolved, screen, build, { kind: 'invalid-manifest', reason });
  }
  const files = () => filesOf() ?? declared;
  const code = createScreenCode({
    remote,
    files,
    learnDigests: () => registry.refresh(),
    loadFederation: host.loadFederation,
  });
  let state: ScreenState = { status: 'known' };
  let open: ScreenMount | undefined;

  const coming = (scripts: RouteScripts) => {
    if (state.status === 'known') state = { status: 'fetched' };
    return { key, code, files: filesOf(scripts ?? []) ?? declared };
  };

  function become(next: MountState, askedAt: number): void {
    if (next.status === 'mounted') {
      state = { status: 'shown' };
      if (!isOverridden) health?.worked(current().remote);
      reports.shown(current(), screen, askedAt);
    }
    if (next.status === 'failed') {
      state = next;
      pageFiles.forget(files());
      reports.failed(current(), screen, askedAt, build, next.failure);
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
      // An open screen changes its location by itself.
      if (open) ahead.prefetch(coming(scripts));
      else if (state.status !== 'failed') ahead.prepare(coming(scripts), location);
    },
    mount(place) {
      const reason = state.status === 'failed' ? state.failure : undefined;
      const askedAt = reports.askedAt(place.askedAt);
      const mount = mountScreen({
        ...place,
        platform,
        build,
        files: declared,
        refetch: reason && isFixable(reason) ? code.refetch : undefined,
        request() {
          pageFiles.preload(files());
          return pageFiles.useStyles(files());
        },
        load: code.load,
        takePrepared: () => ahead.take(key, place.route$.value),
        onSettled: host.awaitScreen(),
      });
      open = mount;
      const watching = mount.state$.subscribe((next) => {
        // Marks the build that the page shows here (decision 54).
        if (next.status === 'mounted') place.container.dataset.shown = build;
        become(next, askedAt);
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
