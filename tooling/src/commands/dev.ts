import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses as addressesAt, type Addresses } from 'delivery/addresses';
import { BUILT_PACKAGES, type BuiltPackage } from 'delivery/build/packages';
import { REGISTRY_FILE } from 'delivery/compose/compose-site';
import { runFolder } from 'delivery/paths';
import { describeFailure, PlainError } from 'delivery/plain-error';
import { lastEntry, releasedFolder } from 'delivery/release/releases';
import { publishLocalContent, publishLocalSite } from 'delivery/store/local/publish';
import { createBatches } from '../dev/batches';
import { changesOf, merge, watchedFolders, type Change } from '../dev/change';
import { endReloads, reloadPages, startWithReloads } from '../dev/reload';
import { watchFolders } from '../dev/watch';
import { prepareFunctions } from '../emulators';
import { parsePortOffset } from '../preflight';
import type { Processes } from '../processes/processes';
import type { Command } from '../processes/run-command';
import { withProcesses } from '../processes/with-processes';
import { build } from '../product/build';
import { isRunning } from '../product/is-running';
import { chooseOthers, type Others } from '../product/other-builds';
import { DEPLOYED } from '../product/product-of';
import { COMPOSITION_HELP, readOptions } from '../product/read-options';

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

/** What an update needs beside the changes. */
interface Running {
  readonly processes: Processes;
  readonly addresses: Addresses;
  readonly packages: readonly BuiltPackage[];
  readonly others: Others;
}

/** Brings the running product up to date; keeps what runs when something does not compile. */
function createUpdate({ processes, addresses, packages, others }: Running, firstCatalogue: string) {
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
        stored: others.stored,
        own: packages,
      });
      return true;
    } catch (error) {
      say(describeFailure(error));
      return false;
    }
  };
}

/**
 * @returns name of the catalogue of the product that runs
 * @throws {PlainError} when it is not this working copy's, or somebody has frozen a package
 */
async function runningCatalogue(
  addresses: Addresses,
  packages: readonly BuiltPackage[],
): Promise<string> {
  const { origin } = addresses.sites.shell;
  const entry = lastEntry(addresses)?.entry;
  const folder = releasedFolder(addresses, 'shell');
  const served = await (await fetch(`${origin}/${REGISTRY_FILE}`)).text();
  if (!entry || !folder || served !== readFileSync(join(folder, REGISTRY_FILE), 'utf8')) {
    throw new PlainError(
      `Another working copy runs at ${origin}. Stop it, or choose other ports: PORT_OFFSET=10000 npm run dev`,
    );
  }
  for (const name of packages) {
    const freeze = entry.frozen?.[name];
    if (!freeze) continue;
    throw new PlainError(
      `${freeze.by} has frozen ${name} ("${freeze.reason}"); nothing has changed. End it: npm run registry -- unfreeze ${name} --reason "…"`,
    );
  }
  return entry.catalogueFile;
}

/**
 * `npm run dev [-- mf-lessons]`: as `npm start`, and every change of a file shows at once. The
 * others come from their last build; with `--composition ID` they are the stored builds that it
 * names, and with `--deployed` those that learners of the deployed product have. Beside a running
 * `npm start` it publishes into that product. The last build stays there when `dev` ends.
 */
const dev: Command = async (args) => {
  const { flags, texts, words } = readOptions(args, { composition: COMPOSITION_HELP }, [DEPLOYED]);
  const isDeployed = flags.has(DEPLOYED);
  const options = [
    ...(isDeployed ? [DEPLOYED] : []),
    ...Object.keys(texts).map((name) => `--${name}`),
  ];
  if (options.length > 1) throw new PlainError(`Say one of ${options.join(' and ')}.`);
  if (options.length > 0 && words.length === 0) {
    throw new PlainError(
      `${options[0]} is about the others. Say which one comes from the working copy: npm run dev -- mf-live ${args.join(' ')}`,
    );
  }
  const packages = packagesToWorkOn(words);
  const addresses = addressesAt(parsePortOffset(process.env.PORT_OFFSET));
  // With an option `startProduct` says that the ports are taken.
  const isBeside = options.length === 0 && (await isRunning(addresses));
  const others = isBeside
    ? { text: 'what runs here' }
    : await chooseOthers(addresses, packages, { ...texts, isDeployed });
  const folder = runFolder(addresses.offset);
  return withProcesses(runFolder(addresses.offset, 'logs'), async (processes, cleanup) => {
    const { stored } = others;
    const start = { addresses, processes, cleanup, say, onlyBuild: packages, stored };
    const catalogueFile = isBeside
      ? await runningCatalogue(addresses, packages)
      : (await startWithReloads({ ...start, data: 'seeds' })).catalogueFile;
    const update = createUpdate({ processes, addresses, packages, others }, catalogueFile);
    const badge =
      words.length > 0 ? `${packages.join(', ')}: working copy. Others: ${others.text}.` : '';
    cleanup(async () => endReloads(folder));
    // Pages say "working copy" only once they have it.
    const isThere = !isBeside || (await update([{ kind: 'build', packages }]));
    if (isThere) reloadPages(folder, badge);
    const add = createBatches<Change>(async (changes) => {
      if (await update(changes)) reloadPages(folder, badge);
    });
    const stop = watchFolders(watchedFolders(packages), (file) => add(changesOf(file, packages)));
    cleanup(async () => stop());
    say(`Watching ${packages.join(', ')}`);
    say(`Ready: ${addresses.sites.shell.origin}`);
    return processes.failed;
  });
};

export default dev;
