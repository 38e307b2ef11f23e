// Stands in for the official CLI where a command deploys into the Hosting emulator: copies the
// folders of the sites that `--only hosting:…` names to where the emulator serves them.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const after = (option) => process.argv[process.argv.indexOf(option) + 1];
const configFile = after('--config');
const { hosting } = JSON.parse(readFileSync(configFile, 'utf8'));

for (const site of after('--only').split(',')) {
  const name = site.replace('hosting:', '');
  const { public: folder } = hosting.find(({ target }) => target === name);
  const live = join(process.env.LIVE_SITES, name);
  rmSync(live, { recursive: true, force: true });
  cpSync(join(dirname(configFile), folder), live, {
    recursive: true,
    filter: (file) => !/[\\/]\.[^\\/]+$/.test(file),
  });
}
