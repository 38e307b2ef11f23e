import { relative } from 'node:path';
import { ROOT } from '../paths';
import { parseFlags } from '../processes/parse-flags';
import type { Command } from '../processes/run-command';
import { composeForProduction, DEPLOYED_SITES, RELEASE_FILE } from '../product/compose';
import build from './build';

/** `npm run compose`: builds all and writes the sites that firebase.json deploys. */
const compose: Command = async (args) => {
  parseFlags(args, { flags: [] });
  const code = await build([]);
  if (code !== 0) return code;
  await composeForProduction({ say: (line) => console.log(line) });
  console.log(`Composed for production: ${relative(ROOT, DEPLOYED_SITES)}`);
  console.log(`Deploy it with: firebase deploy --config ${relative(ROOT, RELEASE_FILE)}`);
  return 0;
};

export default compose;
