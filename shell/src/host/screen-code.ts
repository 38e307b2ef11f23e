import { once } from 'common';
import {
  REMOTE_TIMEOUT_MS,
  toError,
  type RegisteredRemote,
  type RemoteFailure,
  type RemoteFile,
  type ScreenFiles,
  type ScreenLifecycles,
  type ScreenModule,
} from 'shared-contracts';
import { withRetry, withTimeout } from 'common/async';
import type { Federation } from './load-federation';

/** Carries a `RemoteFailure` through promises; the host turns it back into a state. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(readonly failure: RemoteFailure) {
    super(failure.kind);
  }
}

/**
 * Says which connection failed: `offline` if the learner has no network, otherwise `unreachable`.
 *
 * @param url of the missing file
 */
export const unreachable = (url: string): RemoteFailure => ({
  kind: navigator.onLine ? 'unreachable' : 'offline',
  url,
});

/**
 * Converts an error of the federation runtime or webpack to a failure. The runtime reports a script
 * that does not arrive or throws as RUNTIME-008, and an entry without a container as RUNTIME-001.
 * webpack calls a missing chunk `ChunkLoadError`.
 */
export function toRemoteFailure(error: unknown, url: string): RemoteFailure {
  if (error instanceof RemoteError) return error.failure;
  const { name, message: reason } = toError(error);
  if (
    (/RUNTIME-008/.test(reason) && !/ScriptExecutionError/.test(reason)) ||
    name === 'ChunkLoadError'
  )
    return unreachable(url);
  return { kind: 'failed-to-evaluate', reason };
}

/**
 * Limits the wait for work.
 *
 * @param url of the awaited file, for the failure
 * @param afterMs milliseconds
 * @throws {RemoteError} `timed-out`
 */
export const arriveInTime = <T>(
  work: Promise<T>,
  url: string,
  afterMs: number = REMOTE_TIMEOUT_MS,
): Promise<T> =>
  withTimeout(work, afterMs, () => new RemoteError({ kind: 'timed-out', url, afterMs }));

/** Waits before the second and third attempt, in milliseconds. */
const RETRY_WAITS_MS = [300, 1200] as const;

const isUnreachable = (error: unknown) =>
  error instanceof RemoteError && error.failure.kind === 'unreachable';

/** @throws {RemoteError} if the file does not arrive whole, unchanged and in time */
async function fetchAgain({ href: url, integrity }: RemoteFile): Promise<void> {
  const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS);
  try {
    const response = await fetch(url, { cache: 'reload', signal });
    if (response.status === 429) throw new RemoteError({ kind: 'too-many-requests', url });
    if (!response.ok) throw new RemoteError(unreachable(url));
    await response.arrayBuffer();
    if (integrity === undefined) return;
    // The cache answers this request. A request with integrity does not report its cause.
    await fetch(url, { integrity, signal }).catch((error: unknown) => {
      const isCutOff = signal.aborted || !navigator.onLine;
      throw isCutOff ? error : new RemoteError({ kind: 'damaged', url });
    });
  } catch (error) {
    if (error instanceof RemoteError) throw error;
    const timedOut = { kind: 'timed-out', url, afterMs: REMOTE_TIMEOUT_MS } as const;
    throw new RemoteError(signal.aborted ? timedOut : unreachable(url));
  }
}

/**
 * Replaces a screen's files in the browser's cache. A bad answer may be cached for a year, and a
 * hanging request would delay every later one for the same address.
 */
async function refetch({ entry, scripts, routeScripts, styles }: ScreenFiles): Promise<void> {
  const all = [entry, ...scripts, ...routeScripts, ...styles];
  await Promise.all(all.map(fetchAgain));
}

/** Whether new files can fix a failure. */
export const isFixable = ({ kind }: RemoteFailure): boolean =>
  kind !== 'crashed' &&
  kind !== 'hung' &&
  kind !== 'invalid-manifest' &&
  kind !== 'incompatible-contract';

/**
 * Loads the federation runtime once; a failure is forgotten.
 *
 * @throws {RemoteError} if the shell's own chunk does not arrive
 */
export function createFederationLoader(load: () => Promise<Federation>) {
  const loaded = once(() =>
    withRetry(load, () => true, RETRY_WAITS_MS).catch(() => {
      throw new RemoteError(unreachable(location.origin));
    }),
  );
  return (): Promise<Federation> => arriveInTime(loaded(), location.origin);
}

interface ScreenCodeOptions {
  readonly remote: RegisteredRemote;
  /** The files that the registry names at this moment. */
  readonly files: () => ScreenFiles;
  /** Reads the registry, which has the digests that a page leaves out. Never rejects. */
  readonly learnDigests: () => Promise<void>;
  readonly loadFederation: () => Promise<Federation>;
}

/** The code of a screen, and the function that mounts it. */
export interface LoadedScreen {
  readonly lifecycles: ScreenLifecycles;
  readonly mountRootParcel: Federation['mountRootParcel'];
}

/** Loads the code of one screen of one build. */
export function createScreenCode(options: ScreenCodeOptions) {
  const { remote, files, learnDigests, loadFederation } = options;
  const { name, manifest } = remote;
  const { entry, expose } = files();
  const { container } = manifest;
  const module = once(async (): Promise<ScreenModule> => {
    const { loadModule } = await loadFederation();
    return loadModule({ name, container, entry, expose });
  });

  async function refetchAll(): Promise<void> {
    if (files().scripts.some(({ integrity }) => integrity === undefined)) await learnDigests();
    await refetch(files());
  }

  return {
    module,

    /**
     * Fetches the files again past the cache, before the code is loaded again after a failure.
     *
     * @throws {RemoteError}
     */
    refetch: (): Promise<void> => withRetry(refetchAll, isUnreachable, RETRY_WAITS_MS),

    /**
     * Loads the screen, with a timeout per attempt. If a file was unreachable, it retries past the
     * cache.
     *
     * @throws {RemoteError}
     */
    async load(): Promise<LoadedScreen> {
      // The runtime has its own retries.
      const { mountRootParcel } = await loadFederation();
      const { default: lifecycles } = await withRetry(
        async (attempt) => {
          try {
            if (attempt > 0) await refetchAll();
            return await arriveInTime(module(), entry.href);
          } catch (error) {
            throw new RemoteError(toRemoteFailure(error, entry.href));
          }
        },
        isUnreachable,
        RETRY_WAITS_MS,
      );
      if (typeof lifecycles?.mount === 'function') return { lifecycles, mountRootParcel };
      const reason = `"${expose}" has no lifecycles as its default export`;
      throw new RemoteError({ kind: 'failed-to-evaluate', reason });
    },
  };
}

export type ScreenCode = ReturnType<typeof createScreenCode>;
