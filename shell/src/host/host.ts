import type { Platform } from 'shared-contracts';
import type { BuildHealth } from '../registry/build-health';
import type { RegistrySource } from '../registry/registry';
import type { LoadFact } from '../telemetry/telemetry';
import { createAhead } from './ahead';
import { loadFederation as loadFederationChunk, type Federation } from './load-federation';
import { createPageFiles } from './page-files';
import { arriveInTime, createFederationLoader } from './screen-code';
import {
  createScreenHandle,
  refusedHandle,
  type ScreenHandle,
  type ScreenHost,
} from './screen-handle';
import { createScreenReports } from './screen-reports';
import type { Fragments } from './stage';
import { createIdle, type Idle } from './when-idle';

/** Manages the screens of the remotes: addresses, code, styles and mounting. */
export interface Host extends Idle {
  readonly registry: RegistrySource;
  /**
   * Finds the screen in the registry's current build; the same handle for the same build.
   *
   * @returns undefined for a remote that the registry does not know
   */
  find(name: string, screen: string): ScreenHandle | undefined;
  /**
   * Waits for `/registry.json` if only that file names the build of this browser (decision 57).
   * Never fails: without an answer in time, the browser gets the stable build.
   *
   * @returns undefined if the build is known already
   */
  awaitBuild(name: string): Promise<void> | undefined;
  /** Fetches the code that `prepare` needs. */
  readonly warmUp: () => void;
}

interface HostOptions extends Pick<Host, 'registry'> {
  readonly platform: Platform;
  /** Stores which builds work in this browser (decision 53); default: not stored. */
  readonly health?: Pick<BuildHealth, 'failed' | 'worked'>;
  /** Called once for each usable screen, and for each failure (decision 55). */
  readonly onLoad?: (load: LoadFact) => void;
  /** Default: the fragments in the document. */
  readonly fragments?: Fragments;
  /** Default: the async chunk with the federation runtime. */
  readonly loadFederation?: () => Promise<Federation>;
}

/** Longest time that a click waits for the name of a canary, in milliseconds. */
const AWAITED_MS = 2_000;

/** Makes the host; one per page. */
export function createHost(options: HostOptions): Host {
  const { registry, platform, health, onLoad = () => undefined, fragments } = options;
  const { loadFederation = loadFederationChunk } = options;
  const idle = createIdle();
  const pageFiles = createPageFiles();
  const ahead = createAhead({ platform, pageFiles });
  const handles = new Map<string, ScreenHandle>();
  const screenHost: ScreenHost = {
    platform,
    registry,
    health,
    fragments,
    loadFederation: createFederationLoader(loadFederation),
    pageFiles,
    ahead,
    awaitScreen: idle.awaitScreen,
    reports: createScreenReports(platform, onLoad),
  };

  return {
    ...idle,
    registry,
    warmUp: ahead.warmUp,
    find(name, screen) {
      const resolved = registry.remotes$.value.find((remote) => remote.name === name);
      if (!resolved) return undefined;
      if (resolved.status === 'failed') {
        return refusedHandle(screenHost, resolved, screen, null, resolved.failure);
      }
      const { manifestUrl, manifest } = resolved.remote;
      const key = `${manifestUrl} ${manifest.build} ${screen}`;
      const handle = handles.get(key) ?? createScreenHandle(screenHost, key, resolved, screen);
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
