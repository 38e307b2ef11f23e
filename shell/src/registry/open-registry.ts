import type { SiteConfig } from 'shared-contracts';
import type { DeviceStorage } from '../storage/device-storage';
import { createRegistry, loadChecks, type RegistryOptions, type RegistrySource } from './registry';
import { mayBeOverridden } from './stored-overrides';

/** Loads the code that checks a fetched registry. */
export const loadRegistryReader = () =>
  import(/* webpackChunkName: "read-registry" */ './read-registry');

interface RegistryParts extends Pick<RegistryOptions, 'browser' | 'inlined' | 'log'> {
  readonly config: SiteConfig;
  /** Storage of the tab, with its overrides. */
  readonly storage: DeviceStorage;
  readonly trustScriptsOf: (registry: unknown) => void;
}

/**
 * Opens the registry of the page, with the tab's overrides if the configuration allows them. It
 * waits only for overrides.
 *
 * @returns `overridden`: names of remotes
 */
export async function openRegistry({
  config,
  inlined,
  storage,
  log,
  trustScriptsOf,
  browser,
}: RegistryParts): Promise<{ registry: RegistrySource; overridden: readonly string[] }> {
  const overrides =
    config.allowOverrides && mayBeOverridden(location.search, storage)
      ? await Promise.all([import(/* webpackChunkName: "overrides" */ './overrides'), loadChecks()])
          .then(([{ openOverrides }, { resolveRemotes }]) => ({
            ...openOverrides(location, storage, { inlined, log }),
            decide: resolveRemotes,
          }))
          .catch(() => {
            log.warn('The overrides cannot be loaded');
            return undefined;
          })
      : undefined;
  const overridden = overrides?.names ?? [];
  const fetchOverrides = async () => overrides?.fetch() ?? [];
  const registry = createRegistry({
    inlined,
    overrides: overridden.length > 0 ? await fetchOverrides() : [],
    decide: overrides?.decide,
    fetchRegistry: async (knownRegistry) => {
      const { readRegistry } = await loadRegistryReader();
      const fetched = await readRegistry(knownRegistry, config.registryKeys);
      trustScriptsOf(fetched);
      return fetched;
    },
    fetchOverrides,
    browser,
    log,
  });
  return { registry, overridden };
}
