import { BUILT_PACKAGES, type BuiltPackage } from '../../build/packages';
import { PlainError } from '../../plain-error';
import type { Entry } from '../../release/entry';
import { lastEntry, type Where } from '../../release/releases';
import { verifyDeployed, type DeployedLog } from './follow-log';
import { packedFile, unpack } from './packed-build';

/**
 * Fetches the deployed build of a package into the archive, unless the archive has it.
 *
 * @param entry the last one of the log
 * @throws {PlainError} when its bytes are not those that the log names
 */
export async function storeDeployedBuild(
  { read }: Pick<DeployedLog, 'read'>,
  where: Where,
  name: BuiltPackage,
  { builds, stored = {} }: Entry,
): Promise<void> {
  const build = builds[name] ?? '';
  const expected = stored[`${name}/${build}`] ?? '';
  await unpack(where, name, build, { expected, read: () => read(name, packedFile(build)) });
}

/**
 * Fetches the stable builds of a deployed product into the archive of another product. The log
 * proves their bytes. Source: decision 60.
 *
 * @param log of the deployed product
 * @param where the product whose archive gets the builds
 * @param own packages whose builds are not needed
 * @returns the last entry of the log
 * @throws {PlainError} as `verifyDeployed`, or naming a build with other bytes than the log names
 */
export async function storeDeployedBuilds(
  log: DeployedLog,
  where: Where,
  own: readonly string[],
): Promise<Entry> {
  const number = await verifyDeployed(log);
  const entry = lastEntry(log.where)!.entry;
  for (const deployed of Object.keys(entry.builds)) {
    if (own.includes(deployed)) continue;
    const name = BUILT_PACKAGES.find((each) => each === deployed);
    if (name === undefined) {
      throw new PlainError(
        `The deployed product has ${deployed}, which this working copy lacks (release ${number}). Check out a commit that has it.`,
      );
    }
    await storeDeployedBuild(log, where, name, entry);
  }
  return entry;
}
