import { BehaviorSubject } from 'rxjs';
import type { Log, ObservableValue } from 'shared-contracts';
import type { Override, ResolvedRemote } from './resolve-remotes';
import { resolveRemotes } from './resolve-remotes';

export interface RegistrySource {
  readonly remotes$: ObservableValue<readonly ResolvedRemote[]>;
  /** Reads `/registry.json` again; keeps what is known when that fails or is no registry. */
  refresh(): Promise<void>;
}

interface RegistryOptions {
  /** The registry composed into the page: decides the first screen. */
  readonly inlined: unknown;
  /** Remotes repointed for this session, already fetched: they decide the first screen too. */
  readonly overrides: readonly Override[];
  /** `/registry.json`: decides the next navigations. */
  readonly fetchRegistry: () => Promise<unknown>;
  readonly fetchOverrides: () => Promise<readonly Override[]>;
  readonly log: Log;
}

/** Session override > `/registry.json` > the registry in the page. Source: decision 45. */
export function createRegistry(options: RegistryOptions): RegistrySource {
  const { log } = options;
  /** The last document that was a registry. */
  let known = options.inlined;
  const first = resolveRemotes(known, options.overrides);
  if (!first) log.error('The registry in the page is malformed');
  const remotes$ = new BehaviorSubject<readonly ResolvedRemote[]>(first ?? []);

  async function fetchDocument(): Promise<unknown> {
    try {
      const document = await options.fetchRegistry();
      if (resolveRemotes(document)) return document;
      log.warn('/registry.json is malformed; keeping the known remotes');
    } catch (error) {
      log.warn('/registry.json cannot be read; keeping the known remotes', {
        reason: String(error),
      });
    }
    return known;
  }

  async function refresh(): Promise<void> {
    const [document, overrides] = await Promise.all([fetchDocument(), options.fetchOverrides()]);
    known = document;
    const next = resolveRemotes(document, overrides) ?? [];
    if (JSON.stringify(next) !== JSON.stringify(remotes$.value)) remotes$.next(next);
  }

  return { remotes$, refresh };
}
