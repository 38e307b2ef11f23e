import { fieldOf } from 'shared-contracts';
import type { SignedRegistry } from 'shared-contracts/signed-registry';

/** The judge's name in registry and log. */
export const JUDGE = 'The judge';

/** Names of the remotes whose canary build the registry contains. */
export const canariesIn = ({ remotes }: Pick<SignedRegistry, 'remotes'>): readonly string[] =>
  remotes.flatMap((entry) => {
    const name = fieldOf(entry, 'name');
    const hasCanary = fieldOf(fieldOf(entry, 'canary'), 'manifest') !== undefined;
    return typeof name === 'string' && hasCanary ? [name] : [];
  });

/** The build of a remote's canary in a registry; undefined without one. */
export function canaryBuildIn(
  { remotes }: Pick<SignedRegistry, 'remotes'>,
  name: string,
): string | undefined {
  const entry = remotes.find((each) => fieldOf(each, 'name') === name);
  const build = fieldOf(fieldOf(fieldOf(entry, 'canary'), 'manifest'), 'build');
  return typeof build === 'string' ? build : undefined;
}

/**
 * Makes the registry without some canaries, for the judge to sign. It expires with the registry
 * that it changes, and contains that registry, so pages can check that nothing else differs.
 * Source: decision 56.
 *
 * @param basis text of the registry, as a person has signed it
 * @param remotes names of the remotes whose canaries end; each has one
 */
export function endCanaries(
  basis: string,
  remotes: readonly string[],
  { reason, now }: { readonly reason: string; readonly now: Date },
): SignedRegistry {
  const {
    key: _key,
    signature: _signature,
    ...registry
  } = JSON.parse(basis) as SignedRegistry & Readonly<Record<'key' | 'signature', unknown>>;
  return {
    ...registry,
    publishedAt: now.toISOString(),
    sequence: registry.sequence + remotes.length,
    by: JUDGE,
    reason,
    remotes: registry.remotes.map((entry) => {
      if (!remotes.some((name) => name === fieldOf(entry, 'name'))) return entry;
      const { canary: _ended, ...stable } = entry as Readonly<Record<string, unknown>>;
      return stable;
    }),
    basis,
  };
}
