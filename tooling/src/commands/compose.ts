import { relative } from 'node:path';
import type { RemoteName } from 'delivery/addresses';
import { shipAll } from 'delivery/store/hosting/ship-all';
import { hasSampleValues } from 'delivery/compose';
import { inRoot, ROOT } from 'delivery/paths';
import { PlainError } from 'delivery/plain-error';
import { composeForProduction } from 'delivery/release/compose-for-production';
import { requireRemote } from 'delivery/release/changes';
import { requireMerged } from 'delivery/release/commit';
import { oneAtATime } from 'delivery/release/one-at-a-time';
import { saidOfPages } from 'delivery/release/said-of-pages';
import { DEPLOYED_SITES, deployedRelease } from '../product/deployed-release';
import { deployPreview, PREVIEW_HELP, requirePreviewName } from '../product/preview';
import { DEPLOYED, productOf } from '../product/product-of';
import type { Command } from '../processes/run-command';
import { OVERRIDE, readOptions, REASON_HELP } from '../product/read-options';
import build from './build';

const DEPLOY_IT = '--deploy';

/** Builds all packages, and ships them into the deployed product in one release. */
async function deploy(
  reason: string | undefined,
  { mayPass, named }: { readonly mayPass: boolean; readonly named: readonly RemoteName[] },
): Promise<number> {
  const startedAt = Date.now();
  const { deployment } = deployedRelease();
  requireMerged();
  if (hasSampleValues(deployment)) {
    console.log('firebase/web-config.json holds sample values: learners cannot log in with them.');
  }
  const code = await build([]);
  if (code !== 0) return code;
  const { alone } = productOf(new Set([DEPLOYED]));
  const why = reason ?? process.env.REGISTRY_REASON ?? 'All packages and the content';
  const { entry, problems } = await alone(() =>
    shipAll({ means: deployedRelease(), reason: why, mayPass, named }),
  );
  problems.forEach((line) => console.log(line));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `Release ${entry.number} is deployed as registry ${entry.sequence} after ${seconds} s.${saidOfPages(problems)}`,
  );
  return 0;
}

/** Builds all packages, and deploys a preview of the working copy. */
async function preview(name: string): Promise<number> {
  requirePreviewName(name);
  const code = await build([]);
  if (code !== 0) return code;
  const lines = await oneAtATime(() => deployPreview(name), {
    place: inRoot('.run', 'previewing'),
    does: 'deploys a preview',
  });
  lines.forEach((line) => console.log(line));
  return 0;
}

/**
 * `npm run compose` builds all packages, and writes the sites as production serves them. With
 * `--deploy [mf-live …] [--reason TEXT] [--override]` it ships them into the deployed product; a
 * build that was rolled back ships only if its remote is named. With `--preview NAME` it deploys a
 * preview of the working copy, for 14 days (decision 60).
 */
const compose: Command = async (args) => {
  const help = { reason: REASON_HELP, preview: PREVIEW_HELP };
  const { flags, texts, words } = readOptions(args, help, [DEPLOY_IT, OVERRIDE]);
  if (texts.preview !== undefined) {
    const [other] = [...flags, ...words];
    if (other === undefined) return preview(texts.preview);
    throw new PlainError(`A preview has all packages; nothing is deployed. Leave ${other} out.`);
  }
  const named = words.map(requireRemote);
  if (flags.has(DEPLOY_IT)) {
    return deploy(texts.reason, { mayPass: flags.has(OVERRIDE), named });
  }
  const code = await build([]);
  if (code !== 0) return code;
  await composeForProduction({ outDir: DEPLOYED_SITES });
  console.log(`Composed as for production: ${relative(ROOT, DEPLOYED_SITES)}`);
  console.log(`Ship it with: npm run compose -- ${DEPLOY_IT}`);
  return 0;
};

export default compose;
