import { addresses as addressesAt } from 'delivery/addresses';
import { runFolder } from 'delivery/paths';
import { publishLocalContent, publishLocalSite } from 'delivery/store/local/publish';
import { projectSeededPlans } from '../emulators';
import { parsePortOffset } from '../preflight';
import type { Command } from '../processes/run-command';
import { withProcesses } from '../processes/with-processes';
import { requireRunning } from '../product/is-running';

/** `npm run seed` publishes the content folder to the running product. Running it again is safe. */
const seed: Command = async () => {
  const addresses = addressesAt(parsePortOffset(process.env.PORT_OFFSET));
  await requireRunning(addresses);
  const say = (line: string) => console.log(line);
  const catalogueFile = await publishLocalContent(addresses, 'seeded', say);
  await withProcesses(runFolder(addresses.offset, 'logs'), async (processes) => {
    await projectSeededPlans(processes, addresses);
    return 0;
  });
  await publishLocalSite(addresses, catalogueFile, say, {
    action: 'content',
    reason: 'The content was published',
  });
  console.log(`Published: ${addresses.sites.shell.origin}`);
  return 0;
};

export default seed;
