import { productionDeployment, type Deployment } from 'delivery/compose';
import { inRoot } from 'delivery/paths';
import { DEPLOYED_SITES, holdIn, RELEASE_FILE, signingKey } from 'delivery/store/hosting/compose';
import type { Store } from 'delivery/release/release';
import { who } from 'delivery/release/who';
import type { DeployedLog } from 'delivery/store/hosting/follow-log';
import { lastNumber } from 'delivery/store/hosting/deployed-registry';
import { hostingStore } from 'delivery/store/hosting/hosting-store';
import { readOver } from 'delivery/store/hosting/read-site';
import { deployWithCli } from './deploy-sites';

/** What this machine keeps of the deployed product. All of it can be fetched again. */
export const DEPLOYED_SHIPPING = inRoot('firebase', 'shipping');

/** The log of the deployed product; reading and checking it needs no private key. */
export function deployedLog(deployment: Deployment = productionDeployment()): DeployedLog {
  return {
    where: { folder: DEPLOYED_SHIPPING },
    signers: { fingerprints: deployment.registryKeys ?? [], judge: deployment.registryJudge },
    read: readOver(deployment),
  };
}

/** The store of the deployed product; only a release needs a private key. */
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
 * What every release of the deployed product has in common.
 *
 * @throws {PlainError} as `signingKey`, or when `REGISTRY_AFTER` is no number
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
