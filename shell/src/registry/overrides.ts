import type { Log, RemoteFailure } from 'shared-contracts';
import { parseCompositionId } from 'shared-contracts/telemetry';
import type { DeviceStorage } from '../storage/device-storage';
import { compositionName, fetchComposition } from './composition-override';
import { fetchJson } from './fetch-json';
import type { Override } from './resolve-remotes';
import { OVERRIDES_KEY } from './stored-overrides';

const PARAMETER = /^remote\.(mf-[a-z][a-z0-9-]*)$/;

/** Key of a composition: the builds of all remotes in one id (decision 55). */
const COMPOSITION = 'composition';

/** Origin (or folder) of each repointed remote by name, and the id of a composition. */
export type OverrideUrls = Readonly<Record<string, string>>;

const isHttpUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const isUsable = (name: string, value: string) =>
  name === COMPOSITION ? parseCompositionId(value) !== undefined : isHttpUrl(value);

/**
 * Reads `?remote.mf-live=http://localhost:3004` and `?composition=shell-1a2b3c4d.live-5e6f7a8b`
 * from a query; an empty value clears that override.
 */
export function overridesInQuery(search: string): OverrideUrls {
  const urls: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    const name = key === COMPOSITION ? key : PARAMETER.exec(key)?.[1];
    if (name !== undefined && (value === '' || isUsable(name, value))) urls[name] = value;
  }
  return urls;
}

/** Overrides of this browser session: the stored ones, changed by the query. */
export function sessionOverrides(search: string, storage: DeviceStorage): OverrideUrls {
  const merged = { ...stored(storage), ...overridesInQuery(search) };
  const active = Object.fromEntries(Object.entries(merged).filter(([, url]) => url !== ''));
  if (Object.keys(active).length === 0) storage.removeItem(OVERRIDES_KEY);
  else storage.setItem(OVERRIDES_KEY, JSON.stringify(active));
  return active;
}

function stored(storage: DeviceStorage): OverrideUrls {
  try {
    const value = JSON.parse(storage.getItem(OVERRIDES_KEY) ?? '{}') as object;
    const entries = Object.entries(value).filter(
      ([name, value]) => typeof value === 'string' && isUsable(name, value),
    );
    return Object.fromEntries(entries) as OverrideUrls;
  } catch {
    return {};
  }
}

/** Fetches the manifest of each repointed remote. */
export async function fetchOverrides(urls: OverrideUrls): Promise<Override[]> {
  return Promise.all(
    Object.entries(urls).map(async ([name, url]): Promise<Override> => {
      const manifestUrl = new URL('remote.json', url.endsWith('/') ? url : `${url}/`).href;
      try {
        return {
          name,
          document: { name, manifestUrl, manifest: await fetchJson(manifestUrl) },
        };
      } catch {
        const failure: RemoteFailure = { kind: 'unreachable', url: manifestUrl };
        return { name, failure };
      }
    }),
  );
}

/** Overrides of this session. */
export interface OpenedOverrides {
  /** Names for the banner. */
  readonly names: readonly string[];
  fetch(): Promise<readonly Override[]>;
}

/**
 * Opens the overrides of this session. A single repointed remote wins over a composition.
 *
 * @param inlined registry of the page, unchecked: it has the addresses of the remotes
 */
export function openOverrides(
  { search }: Pick<Location, 'search'>,
  storage: DeviceStorage,
  { inlined, log }: { readonly inlined: unknown; readonly log: Pick<Log, 'warn'> },
): OpenedOverrides {
  const askedComposition = new URLSearchParams(search).get(COMPOSITION);
  if (askedComposition && !isUsable(COMPOSITION, askedComposition)) {
    log.warn('This is no composition; copy one from /__remotes or from an event', {
      asked: askedComposition,
    });
  }
  const { composition, ...urls } = sessionOverrides(search, storage);
  const builds = composition === undefined ? undefined : parseCompositionId(composition);
  return {
    names: [...(builds ? [compositionName(composition ?? '', builds)] : []), ...Object.keys(urls)],
    async fetch() {
      const [overrides, others] = await Promise.all([
        fetchOverrides(urls),
        builds ? fetchComposition(builds, inlined) : [],
      ]);
      return [...overrides, ...others.filter(({ name }) => urls[name] === undefined)];
    },
  };
}
