import { relative } from 'node:path';
import { readOver } from 'delivery/store/hosting/read-site';
import { requireNoLog } from 'delivery/store/hosting/require-no-log';
import { shipAll } from 'delivery/store/hosting/ship-all';
import { ROOT } from 'delivery/paths';
import { composeForProduction, DEPLOYED_SITES, RELEASE_FILE } from 'delivery/store/hosting/compose';
import { signDeployed } from 'delivery/store/hosting/sign-deployed';
import { productionDeployment } from 'delivery/compose';
import { saidOfPages } from 'delivery/release/said-of-pages';
import { deployedRelease } from '../product/deployed-release';
import { DEPLOYED, productOf } from '../product/product-of';
import type { Command } from '../processes/run-command';
import { OVERRIDE, readOptions, REASON_HELP } from '../product/read-options';
import build from './build';

const DEPLOY_IT = '--deploy';

const DEPLOY = `Deploy it with: firebase deploy --config ${relative(ROOT, RELEASE_FILE)}`;

/**
 * Without a key nobody signs, so nothing is asked of the network.
 *
 * @throws {PlainError} when the product is shipped with a log
 */
const requireByHand = (instead: string): Promise<void> =>
  requireNoLog(instead, {
    sites: DEPLOYED_SITES,
    read: process.env.REGISTRY_KEY_FILE ? readOver(productionDeployment()) : undefined,
  });

/** Builds all, and ships it into the deployed product in one go. */
async function deploy(reason: string | undefined, mayPass: boolean): Promise<number> {
  const startedAt = Date.now();
  deployedRelease();
  const code = await build([]);
  if (code !== 0) return code;
  const { alone } = productOf(new Set([DEPLOYED]));
  const why = reason ?? process.env.REGISTRY_REASON ?? 'All packages and the content';
  const { entry, problems } = await alone(() =>
    shipAll({ means: deployedRelease(), reason: why, mayPass }),
  );
  problems.forEach((line) => console.log(line));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `Release ${entry.number} is deployed as registry ${entry.sequence} after ${seconds} s.${saidOfPages(problems)}`,
  );
  return 0;
}

async function sign(): Promise<number> {
  await requireByHand('npm run registry -- sign --deployed');
  const { sequence, expires } = await signDeployed();
  console.log(`Registry ${sequence} is signed anew, until ${expires.slice(0, 10)}.`);
  console.log(`${DEPLOY} --only hosting:shell`);
  return 0;
}

/**
 * `npm run compose`: builds all and writes the sites that firebase.json deploys. `-- --sign` only
 * signs the deployed registry anew, before it expires. `-- --deploy [--reason TEXT] [--override]`
 * ships all into the deployed product, with a log (decision 60).
 */
const compose: Command = async (args) => {
  const knownFlags = ['--sign', DEPLOY_IT, OVERRIDE];
  const { flags, texts } = readOptions(args, { reason: REASON_HELP }, knownFlags);
  if (flags.has('--sign')) return sign();
  if (flags.has(DEPLOY_IT)) return deploy(texts.reason, flags.has(OVERRIDE));
  await requireByHand(`npm run compose -- ${DEPLOY_IT}`);
  const code = await build([]);
  if (code !== 0) return code;
  await composeForProduction({ say: (line) => console.log(line) });
  console.log(`Composed for production: ${relative(ROOT, DEPLOYED_SITES)}`);
  console.log(DEPLOY);
  return 0;
};

export default compose;
