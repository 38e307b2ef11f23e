import { RegistrySchema } from 'shared-contracts';
import { OFF, type Composition } from 'shared-contracts/telemetry';
import { is, object, string } from 'valibot';
import { fetchJson } from './fetch-json';
import type { Override } from './resolve-remotes';
import { shellBuild } from './shell-build';

/** The needed fields of an entry; the fetched manifest has the others. */
const EntrySchema = object({ name: string(), manifestUrl: string() });

/** Text of the banner. A page cannot change its own shell, so the text names a different shell. */
export const compositionName = (id: string, { shell }: Composition): string =>
  shell === shellBuild ? id : `${id} (but shell ${shellBuild})`;

async function fetchBuild(name: string, build: string, site: string): Promise<Override> {
  const manifestUrl = new URL(`remote.${build}.json`, site).href;
  try {
    const manifest = (await fetchJson(manifestUrl)) as { readonly build?: unknown };
    if (manifest?.build === build) {
      return { name, document: { name, manifestUrl, manifest } };
    }
    const reason = `it is not the manifest of build ${build}`;
    return { name, failure: { kind: 'invalid-manifest', reason } };
  } catch {
    return { name, failure: { kind: 'unreachable', url: manifestUrl } };
  }
}

/**
 * Fetches the manifests of a composition's builds, from the sites of the remotes. A build whose
 * files are gone is a failure of that remote. Source: decision 55.
 *
 * @param inlined registry of the page, unchecked
 */
export async function fetchComposition(
  composition: Composition,
  inlined: unknown,
): Promise<Override[]> {
  if (!is(RegistrySchema, inlined)) return [];
  const entries = inlined.remotes.flatMap((entry) => {
    const build = is(EntrySchema, entry) ? composition[entry.name] : undefined;
    return is(EntrySchema, entry) && build !== undefined ? [{ ...entry, build }] : [];
  });
  return Promise.all(
    entries.map(({ name, manifestUrl, build }) =>
      build === OFF
        ? { name, failure: { kind: 'switched-off' } as const }
        : fetchBuild(name, build, manifestUrl),
    ),
  );
}
