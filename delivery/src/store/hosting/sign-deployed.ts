import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'valibot';
import { SignedRegistrySchema } from 'shared-contracts/signed-registry';
import { PlainError } from '../../plain-error';
import { productionDeployment, readBefore, REGISTRY_FILE, type Deployment } from '../../compose';
import { lifeFrom } from '../../compose/next-registry';
import { signRegistry } from '../../signing/sign-registry';
import { DEPLOYED_SITES, signingKey } from './compose';
import { deployedRegistry, readText, type Deployed } from './deployed-registry';
import { requireDeployedPages } from './pages-digest';

interface SignOptions {
  readonly outDir?: string;
  readonly deployment?: Deployment;
  /** As for `signingKey`. */
  readonly keyFile?: string | undefined;
  /** Reads the registry that learners have; default: over the network. */
  readonly deployed?: (origin: string, fingerprints: readonly string[]) => Promise<Deployed>;
  /** Reads a deployed file; default: over the network. */
  readonly read?: (url: string) => Promise<string>;
  readonly now?: Date;
}

/** What decides which builds run. */
const decision = ({ sequence, shell, remotes }: Deployed) =>
  JSON.stringify([sequence, shell, remotes]);

/**
 * Signs the deployed registry anew in the folder that is deployed, and changes nothing else: no
 * package is built and no page composed. Its number stays. Source: decision 57.
 *
 * @returns number and end of the registry
 * @throws {PlainError} when there is no key, or the folder holds another registry or other pages
 *   than the deployed ones, because a deployment would ship them
 */
export async function signDeployed({
  outDir = DEPLOYED_SITES,
  deployment = productionDeployment(),
  keyFile,
  deployed = deployedRegistry,
  read = readText,
  now = new Date(),
}: SignOptions = {}): Promise<{ readonly sequence: number; readonly expires: string }> {
  const key = signingKey(deployment, keyFile);
  const live = await deployed(deployment.origins.shell, deployment.registryKeys ?? []);
  const file = join(outDir, 'shell', REGISTRY_FILE);
  const here = readBefore(file) ?? {};
  if (decision(here) !== decision(live)) {
    throw new PlainError(
      `This folder holds registry ${here.sequence ?? 'none'}, and learners have registry ${live.sequence ?? 'none'}, so a deployment would ship more than a signature; nothing has been signed. Copy firebase/hosting from where it was deployed.`,
    );
  }
  await requireDeployedPages(join(outDir, 'shell'), deployment.origins.shell, read);
  const {
    key: _key,
    signature: _signature,
    ...unsigned
  } = live as Deployed & Readonly<Record<'key' | 'signature', unknown>>;
  const registry = parse(SignedRegistrySchema, { ...unsigned, expires: lifeFrom(now) });
  const draft = `${file}.draft-${process.pid}`;
  writeFileSync(draft, signRegistry(registry, key));
  renameSync(draft, file);
  return registry;
}
