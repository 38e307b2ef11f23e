import { addresses as addressesAt, type Addresses } from 'delivery/addresses';
import { BUILT_PACKAGES, type BuiltPackage } from 'delivery/build/packages';
import { runFolder } from 'delivery/paths';
import { describeFailure, PlainError } from 'delivery/plain-error';
import { publishLocalContent, publishLocalSite } from 'delivery/store/local/publish';
import { createBatches } from '../dev/batches';
import { changesOf, merge, watchedFolders, type Change } from '../dev/change';
import { createReload } from '../dev/reload';
import { watchFolders } from '../dev/watch';
import { prepareFunctions } from '../emulators';
import { parsePortOffset } from '../preflight';
import { parseFlags } from '../processes/parse-flags';
import type { Processes } from '../processes/processes';
import type { Command } from '../processes/run-command';
import { withProcesses } from '../processes/with-processes';
import { build } from '../product/build';
import { startProduct } from '../product/start-product';

const say = (line: string) => console.log(line);

/** @throws {PlainError} when a name is not that of a package that is built */
function packagesToWorkOn(words: readonly string[]): readonly BuiltPackage[] {
  const unknown = words.find((word) => !BUILT_PACKAGES.some((name) => name === word));
  if (unknown !== undefined) {
    throw new PlainError(`There is no "${unknown}". Known: ${BUILT_PACKAGES.join(', ')}`);
  }
  return words.length === 0
    ? BUILT_PACKAGES
    : BUILT_PACKAGES.filter((name) => words.includes(name));
}

/** Brings the running product up to date; keeps what runs when something does not compile. */
function createUpdate(processes: Processes, addresses: Addresses, firstCatalogue: string) {
  let catalogueFile = firstCatalogue;

  async function carryOut(change: Change): Promise<void> {
    switch (change.kind) {
      case 'build':
        return build(processes, say, change.packages);
      case 'functions':
        // The emulator finds the new files by itself.
        return void (await prepareFunctions(processes, addresses));
      case 'content':
        catalogueFile = await publishLocalContent(addresses, 'kept', say);
    }
  }

  return async (changes: readonly Change[]): Promise<boolean> => {
    try {
      for (const change of merge(changes)) await carryOut(change);
      await publishLocalSite(addresses, catalogueFile, say, {
        action: 'publish',
        reason: 'A file was changed',
      });
      return true;
    } catch (error) {
      say(describeFailure(error));
      return false;
    }
  };
}

/** `npm run dev [-- mf-lessons]`: as `npm start`, and every change of a file shows at once. */
const dev: Command = async (args) => {
  const { words } = parseFlags(args, { flags: [] });
  const packages = packagesToWorkOn(words);
  const addresses = addressesAt(parsePortOffset(process.env.PORT_OFFSET));
  return withProcesses(runFolder(addresses.offset, 'logs'), async (processes, cleanup) => {
    const { hosting, reloadPages } = createReload();
    const product = await startProduct({
      addresses,
      processes,
      cleanup,
      say,
      data: 'seeds',
      hosting: { dev: hosting },
      onlyBuild: packages,
    });
    const update = createUpdate(processes, addresses, product.catalogueFile);
    const add = createBatches<Change>(async (changes) => {
      if (await update(changes)) reloadPages();
    });
    const stop = watchFolders(watchedFolders(packages), (file) => add(changesOf(file, packages)));
    cleanup(async () => stop());
    say(`Watching ${packages.join(', ')}`);
    say(`Ready: ${addresses.sites.shell.origin}`);
    return processes.failed;
  });
};

export default dev;
