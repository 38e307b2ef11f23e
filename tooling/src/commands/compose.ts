import { relative } from 'node:path';
import { ROOT } from '../paths';
import { parseFlags } from '../processes/parse-flags';
import type { Command } from '../processes/run-command';
import { composeForProduction, DEPLOYED_SITES, RELEASE_FILE } from '../product/compose';
import { signDeployed } from '../product/sign-deployed';
import build from './build';

const DEPLOY = `Deploy it with: firebase deploy --config ${relative(ROOT, RELEASE_FILE)}`;

async function sign(): Promise<number> {
  const { sequence, expires } = await signDeployed();
  console.log(`Registry ${sequence} is signed anew, until ${expires.slice(0, 10)}.`);
  console.log(`${DEPLOY} --only hosting:shell`);
  return 0;
}

/**
 * `npm run compose`: builds all and writes the sites that firebase.json deploys. `-- --sign` only
 * signs the deployed registry anew, before it expires.
 */
const compose: Command = async (args) => {
  const { flags } = parseFlags(args, { flags: ['--sign'] });
  if (flags.has('--sign')) return sign();
  const code = await build([]);
  if (code !== 0) return code;
  await composeForProduction({ say: (line) => console.log(line) });
  console.log(`Composed for production: ${relative(ROOT, DEPLOYED_SITES)}`);
  console.log(DEPLOY);
  return 0;
};

export default compose;
