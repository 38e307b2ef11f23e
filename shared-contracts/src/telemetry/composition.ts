import * as v from 'valibot';

const LONGEST = 400;
const COMPOSITION = /^[a-z][a-z0-9-]*-\w+(\.[a-z][a-z0-9-]*-\w+)*$/;

/** Schema of an id that `compositionId` makes. */
export const CompositionIdSchema = v.pipe(
  v.string(),
  v.maxLength(LONGEST),
  v.regex(COMPOSITION, 'must look like shell-1a2b3c4d.live-5e6f7a8b'),
);

/** Replaces the build of a remote that the page could not use. */
export const OFF = 'off';

/** Build of each package by name, `shell` and `mf-live`; `OFF` for a remote without a build. */
export type Composition = Readonly<Record<string, string>>;

const shortName = (name: string) => name.replace(/^mf-/, '');
const fullName = (short: string) => (short === 'shell' ? short : `mf-${short}`);

/** Removes characters that an id cannot hold, such as those in the build of a repointed remote. */
const readable = (build: string) => build.replace(/\W/g, '').slice(0, 40) || OFF;

/**
 * Names the exact builds of a page in a text that needs no escaping in a URL or a shell command:
 * `shell-1a2b3c4d.auth-5e6f7a8b.live-off`. Source: decision 55.
 *
 * @param builds in any order; the same builds give the same text
 */
export function compositionId({ shell = OFF, ...remotes }: Composition): string {
  const parts = Object.entries(remotes)
    .map(([name, build]) => `${shortName(name)}-${readable(build)}`)
    .sort();
  return [`shell-${readable(shell)}`, ...parts].join('.');
}

/**
 * Reads the builds that an id names.
 *
 * @returns undefined for a text that is no id, or names a package twice
 */
export function parseCompositionId(id: string): Composition | undefined {
  // Without the schema, because every page loads this module.
  if (id.length > LONGEST || !COMPOSITION.test(id)) return undefined;
  const entries = id.split('.').map((part) => {
    const split = part.lastIndexOf('-');
    return [fullName(part.slice(0, split)), part.slice(split + 1)] as const;
  });
  const builds = Object.fromEntries(entries);
  return Object.keys(builds).length === entries.length ? builds : undefined;
}
