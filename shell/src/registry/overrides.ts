import { REMOTE_TIMEOUT_MS, type RemoteFailure } from 'shared-contracts';
import type { DeviceStorage } from '../storage/device-storage';
import type { Override } from './resolve-remotes';
import { OVERRIDES_KEY } from './stored-overrides';

const PARAMETER = /^remote\.(mf-[a-z][a-z0-9-]*)$/;

/** Origin (or folder) of a repointed remote by its name. */
export type OverrideUrls = Readonly<Record<string, string>>;

const isHttpUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Reads `?remote.mf-live=http://localhost:3004` from a query; an empty value clears that one. */
export function overridesInQuery(search: string): OverrideUrls {
  const found: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    const name = PARAMETER.exec(key)?.[1];
    if (name !== undefined && (value === '' || isHttpUrl(value))) found[name] = value;
  }
  return found;
}

/** The overrides of this browser session: stored ones, changed by those in the query. */
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
      ([, url]) => typeof url === 'string' && isHttpUrl(url),
    );
    return Object.fromEntries(entries) as OverrideUrls;
  } catch {
    return {};
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
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
