import { BehaviorSubject } from 'rxjs';
import type { Log, ObservableValue, Registry } from 'shared-contracts';
import {
  decideRemotes,
  type Override,
  type ResolvedRemote,
  type ThisBrowser,
} from './decide-remotes';

/** The current registry. */
export interface KnownRegistry {
  /** The last valid document, unchecked. */
  readonly document: unknown;
  /** Whether it is `/registry.json`; otherwise the page's own. */
  readonly isFetched?: boolean;
  /** Why the last `/registry.json` was refused; absent: it was accepted, or not read yet. */
  readonly problem?: string;
}

export interface RegistrySource {
  readonly remotes$: ObservableValue<readonly ResolvedRemote[]>;
  /** For operators. */
  readonly known$: ObservableValue<KnownRegistry>;
  /**
   * Reads `/registry.json` again. If that fails, or the file is no registry, nothing changes.
   * Simultaneous calls share one reading, because an older answer could come last.
   */
  refresh(): Promise<void>;
  /** Decides again from the same registry, after this browser has found a bad build. */
  reconsider(): void;
}

export interface RegistryOptions {
  /** The registry in the page, which decides the first screen. */
  readonly inlined: unknown;
  /** Remotes repointed for this session, already fetched; they decide the first screen too. */
  readonly overrides: readonly Override[];
  /**
   * Reads `/registry.json`, which decides the next navigations. Throws if it is refused.
   *
   * @param knownRegistry the current registry, unchecked
   */
  readonly fetchRegistry: (knownRegistry: unknown) => Promise<unknown>;
  readonly fetchOverrides: () => Promise<readonly Override[]>;
  /** Facts for each decision. Default: a browser that gets stable builds. */
  readonly browser?: () => ThisBrowser;
  /** First decision function. Default: trusts the registry in the page, and the overrides. */
  readonly decide?: typeof decideRemotes | undefined;
  readonly log: Log;
}

/** Loads the code that checks fetched registries and overrides. */
export const loadChecks = () => import(/* webpackChunkName: "read-registry" */ './resolve-remotes');

const shellOf = (document: unknown) => (document as Partial<Registry> | undefined)?.shell;

/**
 * Priority: session override, `/registry.json`, the page's registry.
 * Source: decision 45, decision 49.
 */
export function createRegistry(options: RegistryOptions): RegistrySource {
  const { log, browser } = options;
  const known$ = new BehaviorSubject<KnownRegistry>({ document: options.inlined });
  let { overrides, decide = decideRemotes } = options;
  const first = decide(options.inlined, overrides, browser?.());
  if (!first) log.error('The registry in the page is malformed');
  const remotes$ = new BehaviorSubject<readonly ResolvedRemote[]>(first ?? []);

  async function fetchDocument(): Promise<void> {
    try {
      const document = await options.fetchRegistry(known$.value.document);
      const { resolveRemotes } = await loadChecks();
      if (!resolveRemotes(document)) throw new Error('it is malformed');
      decide = resolveRemotes;
      known$.next({ document, isFetched: true });
    } catch (error) {
      const problem = (error as Error).message;
      log.warn('/registry.json is not followed', { problem });
      known$.next({ ...known$.value, problem });
    }
  }

  /** Keeps a remote's earlier build if its release is for the next shell (decision 54). */
  function keptOrNext(next: ResolvedRemote): ResolvedRemote {
    const isForNext =
      next.status === 'failed' &&
      next.failure.kind === 'incompatible-contract' &&
      shellOf(known$.value.document) !== shellOf(options.inlined);
    const earlierRemote = isForNext && remotes$.value.find(({ name }) => name === next.name);
    return earlierRemote || next;
  }

  function reconsider(): void {
    const resolvedRemotes = decide(known$.value.document, overrides, browser?.()) ?? [];
    const next = resolvedRemotes.map(keptOrNext);
    if (JSON.stringify(next) !== JSON.stringify(remotes$.value)) remotes$.next(next);
  }

  let reading: Promise<void> | undefined;
  async function read(): Promise<void> {
    [overrides] = await Promise.all([options.fetchOverrides(), fetchDocument()]);
    reconsider();
  }
  const refresh = () =>
    (reading ??= read().finally(() => {
      reading = undefined;
    }));

  return { remotes$, known$, refresh, reconsider };
}
