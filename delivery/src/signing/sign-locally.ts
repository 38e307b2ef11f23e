import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { localJudgeKeys, localRegistryKeys } from './registry-keys';
import { signRegistry } from './sign-registry';

type Where = Parameters<typeof localRegistryKeys>[0];

/** The text of `/registry.json` as the local product signs it; tests answer with it. */
export const signLocally = (where: Where, registry: SignedRegistry): string =>
  signRegistry(registry, localRegistryKeys(where).current);

/** The same by the key of the judge. */
export const signAsJudge = (where: Where, registry: SignedRegistry): string =>
  signRegistry(registry, localJudgeKeys(where).current);

/** A registry whose text was changed after it had been signed, signed again. */
export function signAgain(where: Where, text: string): string {
  const { key, signature, ...registry } = JSON.parse(text) as SignedRegistry &
    Readonly<Record<'key' | 'signature', unknown>>;
  return key === undefined || signature === undefined ? text : signLocally(where, registry);
}
