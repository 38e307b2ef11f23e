import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../../plain-error';
import { LOG_FILE } from '../../release/releases';
import type { ReadSite } from './read-site';

/**
 * A deployment that the log does not name would look like an edit by hand. Source: decision 60.
 *
 * @param instead command that ships with the log
 * @param options.sites folder with one folder per site
 * @param options.read asks learners' product, where the folder has no log; undefined: nobody signs,
 *   so nothing is asked of the network
 * @throws {PlainError} when the product is shipped with a log
 */
export async function requireNoLog(
  instead: string,
  { sites, read }: { readonly sites: string; readonly read?: ReadSite | undefined },
): Promise<void> {
  const isHere = existsSync(join(sites, 'shell', LOG_FILE));
  // If it cannot be read, the composition says so: it needs the deployed registry, too.
  const deployed = isHere ? undefined : await read?.('shell', LOG_FILE).catch(() => undefined);
  if (!isHere && deployed === undefined) return;
  throw new PlainError(
    `This product is shipped with a log, so nothing was composed. Use instead: ${instead}.`,
  );
}
