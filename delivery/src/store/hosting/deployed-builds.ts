import { BUILT_PACKAGES } from '../../build/packages';
import { PlainError } from '../../plain-error';
import type { Entry } from '../../release/entry';
import { lastEntry, type Where } from '../../release/releases';
import { verifyDeployed, type DeployedLog } from './follow-log';
import { packedFile, unpack } from './packed-build';

/**
 * Fetches the builds that learners of a deployed product have, each checked against its log, into
 * the archive of another product. Canaries are not among them. Source: decision 60.
 *
 * @param log of the deployed product
 * @param where gets the builds that it lacks
 * @param own packages whose builds are not needed
 * @returns the last entry of the log
 * @throws {PlainError} as `verifyDeployed`, or naming a build that is not the one of the log
 */
export async function storeDeployedBuilds(
  log: DeployedLog,
  where: Where,
  own: readonly string[],
): Promise<Entry> {
  const number = await verifyDeployed(log);
  const entry = lastEntry(log.where)!.entry;
  for (const [deployed, build] of Object.entries(entry.builds)) {
    if (own.includes(deployed)) continue;
    const name = BUILT_PACKAGES.find((each) => each === deployed);
    if (name === undefined) {
      throw new PlainError(
        `The deployed product has ${deployed}, which this working copy lacks (release ${number}). Check out a commit that has it.`,
      );
    }
    const expected = entry.stored?.[`${name}/${build}`] ?? '';
    await unpack(where, name, build, { expected, read: () => log.read(name, packedFile(build)) });
  }
  return entry;
}
