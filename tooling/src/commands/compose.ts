import { relative } from 'node:path';
import { shipAll } from 'delivery/store/hosting/ship-all';
import { hasSampleValues } from 'delivery/compose';
import { ROOT } from 'delivery/paths';
import { composeForProduction } from 'delivery/release/compose-for-production';
import { saidOfPages } from 'delivery/release/said-of-pages';
import { DEPLOYED_SITES, deployedRelease } from '../product/deployed-release';
import { DEPLOYED, productOf } from '../product/product-of';
import type { Command } from '../processes/run-command';
import { OVERRIDE, readOptions, REASON_HELP } from '../product/read-options';
import build from './build';

const DEPLOY_IT = '--deploy';

/** Builds all, and ships it into the deployed product in one go. */
async function deploy(reason: string | undefined, mayPass: boolean): Promise<number> {
  const startedAt = Date.now();
  const { deployment } = deployedRelease();
  if (hasSampleValues(deployment)) {
    console.log('firebase/web-config.json holds sample values: learners cannot log in with them.');
  }
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

/**
 * `npm run compose`: builds all, and writes the sites as production serves them, to look at. With
 * `--deploy [--reason TEXT] [--override]` it ships all into the deployed product, with a log
 * (decision 60).
 */
const compose: Command = async (args) => {
  const { flags, texts } = readOptions(args, { reason: REASON_HELP }, [DEPLOY_IT, OVERRIDE]);
  if (flags.has(DEPLOY_IT)) return deploy(texts.reason, flags.has(OVERRIDE));
  const code = await build([]);
  if (code !== 0) return code;
  await composeForProduction({ outDir: DEPLOYED_SITES });
  console.log(`Composed as for production: ${relative(ROOT, DEPLOYED_SITES)}`);
  console.log(`Ship it with: npm run compose -- ${DEPLOY_IT}`);
  return 0;
};

export default compose;
