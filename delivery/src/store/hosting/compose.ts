import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { claimNumber, ContentError, writeCatalogue, type Claim } from 'publisher';
import { readShellManifest } from '../../build/shell-manifest';
import { writeReleaseConfig } from '../../hosting/release-config';
import { inRoot } from '../../paths';
import { PlainError } from '../../plain-error';
import {
  hasSampleValues,
  productionDeployment,
  publishSite,
  readBefore,
  REGISTRY_FILE,
  type Deployment,
  type PublishOptions,
} from '../../compose';
import { fingerprintOf, readPrivateKey } from '../../signing/registry-keys';
import { who } from '../../release/who';
import { datesIn, requireDates, type ReadDates } from './changed-dates';
import { requireNumber } from './claim';
import { requireDeployedBuilds } from './deployed-builds';
import { deployedRegistry, type Deployed } from './deployed-registry';
import { readHeld, removeOldBuilds } from './kept-builds';
import { writePagesDigest } from './pages-digest';

/** The folders that firebase.json deploys: one per site. */
export const DEPLOYED_SITES = inRoot('firebase', 'hosting');

/** The file for `firebase deploy --config`: firebase.json with the files that browsers may keep. */
export const RELEASE_FILE = inRoot('firebase', 'firebase.release.json');

/** @throws {PlainError} when pages would refuse what the key signs */
function requireKnownKey(key: KeyObject, { registryKeys = [] }: Deployment): KeyObject {
  const fingerprint = fingerprintOf(key);
  if (registryKeys.includes(fingerprint)) return key;
  throw new PlainError(
    `Pages do not know this key: put "${fingerprint}" into registryKeys of firebase/web-config.json.`,
  );
}

/**
 * The key that signs for the deployed product.
 *
 * @param keyFile default: `REGISTRY_KEY_FILE`
 * @throws {PlainError} when there is none, or pages do not know it
 */
export function signingKey(
  deployment: Deployment = productionDeployment(),
  keyFile: string | undefined = process.env.REGISTRY_KEY_FILE,
): KeyObject {
  if (!keyFile) throw new PlainError('Which key signs? Say its file: REGISTRY_KEY_FILE.');
  return requireKnownKey(readPrivateKey(keyFile), deployment);
}

/** The folder may hold a later registry, which is composed and not yet deployed. */
function later(deployed: Deployed, outDir: string): Deployed {
  const composed = readBefore(join(outDir, 'shell', REGISTRY_FILE));
  const isAhead = (composed?.sequence ?? 0) > (deployed.sequence ?? 0);
  return composed && isAhead ? composed : deployed;
}

/** @returns what claims a number in the database of a deployment, unless nobody wants that */
export const holdIn =
  ({ firebase }: Deployment) =>
  async (claim: Claim): Promise<Claim> =>
    process.env.REGISTRY_CLAIM === 'none' ? claim : claimNumber(claim, firebase.projectId);

/**
 * Writes shell, remotes and catalogue as production serves them, from the last builds. Only with a
 * key it uses the network. It reads the deployed registry, whose next number it claims, and the
 * dates that teachers have changed. The order: catalogue, files, pages, claim, registry. So a
 * composition that fails has claimed no number, and a claim that was refused signs nothing. Where
 * only the signing fails, the same builds get the same number at the next try.
 *
 * Documents and media are published into the real project separately. Files of earlier builds stay
 * in the folder for 30 days, because a release of Hosting replaces all, and an open page still asks
 * for them.
 *
 * @param options.say takes one line when something keeps the result from working
 * @throws {PlainError} with one line per mistake in the content, or per remote that could not be
 *   prerendered; then all pages are written, and those of that remote wait for its code
 */
export async function composeForProduction({
  outDir = DEPLOYED_SITES,
  releaseFile = RELEASE_FILE,
  deployment = productionDeployment(),
  keyFile = process.env.REGISTRY_KEY_FILE,
  reason = process.env.REGISTRY_REASON ?? 'Composed for production',
  deployed = deployedRegistry,
  hold = holdIn(deployment),
  readDates = datesIn(deployment),
  now = new Date(),
  buildOf = (name) => inRoot(name, 'dist'),
  contentDir = inRoot('firebase', 'content'),
  say,
}: Pick<PublishOptions, 'buildOf' | 'now'> & {
  readonly outDir?: string;
  readonly releaseFile?: string;
  readonly deployment?: Deployment;
  /** Private key that signs the registry; default: `REGISTRY_KEY_FILE`. */
  readonly keyFile?: string | undefined;
  /** Default: `REGISTRY_REASON`. */
  readonly reason?: string;
  /** Reads the registry that learners have; default: over the network. */
  readonly deployed?: (origin: string, fingerprints: readonly string[]) => Promise<Deployed>;
  /** Claims the number of the registry; default: in the project's database. */
  readonly hold?: (claim: Claim) => Promise<Claim>;
  /** Reads the changed dates of live lessons; default: from the project's database. */
  readonly readDates?: ReadDates;
  /** Default: `firebase/content`. */
  readonly contentDir?: string;
  readonly say: (line: string) => void;
}): Promise<void> {
  const key = keyFile ? signingKey(deployment, keyFile) : undefined;
  const liveRegistry =
    key && (await deployed(deployment.origins.shell, deployment.registryKeys ?? []));
  const held = readHeld(outDir);
  if (liveRegistry) {
    requireDeployedBuilds(liveRegistry, {
      foldersOf: (name) => [join(outDir, name), buildOf(name)],
      filesOf: (name, build) => held[name]?.[build]?.files,
      shell: readShellManifest(buildOf('shell')).build,
    });
  }
  const changed = key ? await requireDates(readDates) : null;
  const previousRegistry = liveRegistry && later(liveRegistry, outDir);
  const change = { by: who(), reason };
  let problems: readonly string[];
  try {
    const catalogueFile = await writeCatalogue({
      contentDir,
      mediaOrigin: deployment.origins.media,
      catalogueDir: join(outDir, 'shell'),
      changed,
      now: () => now,
    });
    problems = await publishSite({
      deployment,
      outDir,
      catalogueFile,
      change,
      now,
      buildOf,
      ...(key && {
        key,
        before: previousRegistry,
        beforeSigning: (registry) => requireNumber(registry, now, hold),
      }),
    });
    writePagesDigest(join(outDir, 'shell'));
    removeOldBuilds({
      outDir,
      held,
      buildsOf: (name) => [buildOf(name)],
      deployed: liveRegistry ?? {},
      now,
    });
    writeReleaseConfig(releaseFile, outDir);
  } catch (error) {
    if (error instanceof ContentError) throw new PlainError(error.message);
    throw error;
  }
  if (!key) {
    say(
      'The registry is not signed, so open pages keep their builds until they are loaded again: set REGISTRY_KEY_FILE.',
    );
  }
  if (hasSampleValues(deployment)) {
    say('firebase/web-config.json holds sample values: replace them before you deploy.');
  }
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
}
