import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { localJudgeKeys, localRegistryKeys } from './registry-keys';
import { signRegistry } from './sign-registry';

type Where = Parameters<typeof localRegistryKeys>[0];

/** The text of `/registry.json`, signed by the local product's key, for tests. */
export const signLocally = (where: Where, registry: SignedRegistry): string =>
  signRegistry(registry, localRegistryKeys(where).current);

/** The same, signed by the judge's key. */
export const signAsJudge = (where: Where, registry: SignedRegistry): string =>
  signRegistry(registry, localJudgeKeys(where).current);

/** Signs a changed text of a registry again; a text without a signature stays as it is. */
export function signAgain(where: Where, text: string): string {
  const { key, signature, ...registry } = JSON.parse(text) as SignedRegistry &
    Readonly<Record<'key' | 'signature', unknown>>;
  return key === undefined || signature === undefined ? text : signLocally(where, registry);
}
