import { BehaviorSubject } from 'rxjs';
import type { Log, ObservableValue, Registry } from 'shared-contracts';
import {
  decideRemotes,
  type Override,
  type ResolvedRemote,
  type ThisBrowser,
} from './decide-remotes';

/** The registry that is followed now. */
export interface KnownRegistry {
  /** The last document that was a registry, unchecked. */
  readonly document: unknown;
  /** Whether it is `/registry.json`; else the page's own. */
  readonly isFetched?: boolean;
  /** Why the last `/registry.json` is not followed; absent: it is, or none was read yet. */
  readonly problem?: string;
}

export interface RegistrySource {
  readonly remotes$: ObservableValue<readonly ResolvedRemote[]>;
  /** For those who operate the product. */
  readonly known$: ObservableValue<KnownRegistry>;
  /**
   * Reads `/registry.json` again. If that fails, or the file is no registry, nothing changes. Calls
   * at the same time share one reading, because an older answer could come last.
   */
  refresh(): Promise<void>;
  /** Decides again from the same registry, because this browser has found a bad build. */
  reconsider(): void;
}

export interface RegistryOptions {
  /** The registry composed into the page: decides the first screen. */
  readonly inlined: unknown;
  /** Remotes repointed for this session, already fetched: they decide the first screen too. */
  readonly overrides: readonly Override[];
  /**
   * `/registry.json`: decides the next navigations. Throws when it may not.
   *
   * @param knownRegistry the registry that is followed now, unchecked
   */
  readonly fetchRegistry: (knownRegistry: unknown) => Promise<unknown>;
  readonly fetchOverrides: () => Promise<readonly Override[]>;
  /** Asked before each decision. Default: a browser that gets stable builds. */
  readonly browser?: () => ThisBrowser;
  /** Decides first. Default: trusts the registry in the page, and the overrides. */
  readonly decide?: typeof decideRemotes | undefined;
  readonly log: Log;
}

/** Loads what checks a fetched registry, and what else was fetched. */
export const loadChecks = () => import(/* webpackChunkName: "read-registry" */ './resolve-remotes');

const shellOf = (document: unknown) => (document as Partial<Registry> | undefined)?.shell;

/**
 * Session override > `/registry.json` > the registry in the page. Source: decision 45, decision 49.
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

  /** A release for the next shell takes no remote away from a page of this one (decision 54). */
  function usable(next: ResolvedRemote): ResolvedRemote {
    const isForNext =
      next.status === 'failed' &&
      next.failure.kind === 'incompatible-contract' &&
      shellOf(known$.value.document) !== shellOf(options.inlined);
    const earlierRemote = isForNext && remotes$.value.find(({ name }) => name === next.name);
    return earlierRemote || next;
  }

  function reconsider(): void {
    const resolvedRemotes = decide(known$.value.document, overrides, browser?.()) ?? [];
    const next = resolvedRemotes.map(usable);
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
