import type { KeyObject } from 'node:crypto';
import { productionDeployment, type Deployment } from 'delivery/compose';
import { inRoot } from 'delivery/paths';
import { PlainError } from 'delivery/plain-error';
import {
  DEPLOYED_SITES,
  holdIn,
  RELEASE_FILE,
  requireKnownKey,
} from 'delivery/store/hosting/compose';
import { who } from 'delivery/release/who';
import { readPrivateKey } from 'delivery/signing/registry-keys';
import type { DeployedLog } from 'delivery/store/hosting/follow-log';
import { createPlace } from 'delivery/store/hosting/place';
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

/**
 * The key of `REGISTRY_KEY_FILE`, which signs releases of the deployed product.
 *
 * @throws {PlainError} when there is none, or pages do not know it
 */
export function signingKey(deployment: Deployment = productionDeployment()): KeyObject {
  const keyFile = process.env.REGISTRY_KEY_FILE;
  if (!keyFile) throw new PlainError('Which key signs? Say its file: REGISTRY_KEY_FILE.');
  return requireKnownKey(readPrivateKey(keyFile), deployment);
}

/**
 * What every release of the deployed product has in common.
 *
 * @throws {PlainError} as `signingKey`, or when `REGISTRY_AFTER` is no number
 */
export function deployedRelease() {
  const deployment = productionDeployment();
  const current = signingKey(deployment);
  const after = process.env.REGISTRY_AFTER;
  if (after !== undefined && !/^\d{1,9}$/.test(after)) {
    throw new PlainError(`REGISTRY_AFTER is "${after}". Say the last one as a number, as 12.`);
  }
  const log = deployedLog(deployment);
  return {
    where: log.where,
    deployment,
    keys: { ...log.signers, current },
    sites: DEPLOYED_SITES,
    by: who(),
    place: createPlace({
      ...log,
      deployment,
      sites: DEPLOYED_SITES,
      releaseFile: RELEASE_FILE,
      deploy: deployWithCli(RELEASE_FILE, deployment.firebase.projectId),
      hold: holdIn(deployment),
      after,
    }),
  };
}
