import type { KeyObject } from 'node:crypto';
import { productionDeployment, type Deployment } from 'delivery/compose';
import { inRoot } from 'delivery/paths';
import { PlainError } from 'delivery/plain-error';
import type { Store } from 'delivery/release/release';
import { who } from 'delivery/release/who';
import type { DeployedLog } from 'delivery/store/hosting/follow-log';
import { hostingStore, lastNumber } from 'delivery/store/hosting/hosting-store';
import { readOver } from 'delivery/store/hosting/read-site';
import { fingerprintOf, readPrivateKey } from 'delivery/signing/registry-keys';
import { claimNumber, type Claim } from 'publisher';
import { deployWithCli } from './deploy-sites';

/** Holds one folder per site, as firebase.json deploys them. */
export const DEPLOYED_SITES = inRoot('firebase', 'hosting');

/** File for `firebase deploy --config`: firebase.json plus the files that browsers may keep. */
const RELEASE_FILE = inRoot('firebase', 'firebase.release.json');

/**
 * Reads the key that signs for the deployed product, from the file `REGISTRY_KEY_FILE`.
 *
 * @throws {PlainError} when the variable is not set, or pages do not know the key
 */
export function signingKey({ registryKeys = [] }: Deployment = productionDeployment()): KeyObject {
  const keyFile = process.env.REGISTRY_KEY_FILE;
  if (!keyFile) throw new PlainError('Which key signs? Say its file: REGISTRY_KEY_FILE.');
  const key = readPrivateKey(keyFile);
  const fingerprint = fingerprintOf(key);
  if (registryKeys.includes(fingerprint)) return key;
  throw new PlainError(
    `Pages do not know this key: put "${fingerprint}" into registryKeys of firebase/web-config.json, merge that and pull main.`,
  );
}

/** Claims a release number in the database of a deployment, unless the environment forbids it. */
const holdIn =
  ({ firebase }: Deployment) =>
  async (claim: Claim): Promise<Claim> =>
    process.env.REGISTRY_CLAIM === 'none' ? claim : claimNumber(claim, firebase.projectId);

/** Local copy of builds and log of the deployed product. It can be fetched again. */
export const DEPLOYED_SHIPPING = inRoot('firebase', 'shipping');

/** The log of the deployed product. Reading and verifying it needs no private key. */
export function deployedLog(deployment: Deployment = productionDeployment()): DeployedLog {
  return {
    where: { folder: DEPLOYED_SHIPPING },
    signers: { fingerprints: deployment.registryKeys ?? [], judge: deployment.registryJudge },
    read: readOver(deployment),
  };
}

/** The store of the deployed product. Only a release needs a private key. */
export const deployedStore = (deployment: Deployment = productionDeployment()): Store =>
  hostingStore({
    ...deployedLog(deployment),
    deployment,
    sites: DEPLOYED_SITES,
    releaseFile: RELEASE_FILE,
    deploy: deployWithCli(RELEASE_FILE, deployment.firebase.projectId),
    hold: holdIn(deployment),
    after: process.env.REGISTRY_AFTER,
  });

/**
 * Options of every release of the deployed product.
 *
 * @throws {PlainError} as `signingKey`, or when `REGISTRY_AFTER` is not a number
 */
export function deployedRelease() {
  const deployment = productionDeployment();
  const current = signingKey(deployment);
  const after = process.env.REGISTRY_AFTER;
  if (after !== undefined) lastNumber(after);
  const { signers } = deployedLog(deployment);
  const keys = { ...signers, current };
  return { store: deployedStore(deployment), deployment, keys, sites: DEPLOYED_SITES, by: who() };
}
