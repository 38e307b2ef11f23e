import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isHidden } from '../../files';
import { isContentNamed } from '../../hosting/long-cache';
import { PlainError } from '../../plain-error';
import { REGISTRY_FILE } from '../../compose';

/** In the shell's site: what its pages and contents were when they were composed. */
export const DIGEST_FILE = 'pages.json';

/**
 * SHA-256 of all files of the shell's site that may change under the same name, so of each page and
 * the content in it. The registry is left out: it is what is signed anew.
 *
 * @param site folder of the shell's site
 * @returns the text of `pages.json`
 */
export function digestOfPages(site: string): string {
  const hash = createHash('sha256');
  const files = filesBelow(site)
    .filter((file) => !isHidden(file) && !isContentNamed('shell', `/${file}`))
    .filter((file) => file !== REGISTRY_FILE && file !== DIGEST_FILE);
  for (const file of files) {
    const bytes = readFileSync(join(site, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return JSON.stringify({ sha256: hash.digest('hex') });
}

/** Writes it beside the pages, so that who signs anew can compare it with the deployed one. */
export const writePagesDigest = (site: string): void =>
  writeFileSync(join(site, DIGEST_FILE), digestOfPages(site));

/**
 * @param site folder of the shell's site
 * @param origin of the deployed shell
 * @param read reads a deployed file
 * @throws {PlainError} when learners have other pages than this folder holds, or none can be read
 */
export async function requireDeployedPages(
  site: string,
  origin: string,
  read: (url: string) => Promise<string>,
): Promise<void> {
  const url = `${origin}/${DIGEST_FILE}`;
  const deployed = await read(url).catch((error: Error) => {
    throw new PlainError(
      `${url} cannot be read (${error.message}), so it is not known which pages learners have; nothing has been signed. Try again later, or compose and deploy as a whole.`,
    );
  });
  if (deployed === digestOfPages(site)) return;
  throw new PlainError(
    'This folder holds other pages or content than learners have, so a deployment would ship more than a signature; nothing has been signed. Copy firebase/hosting from where it was deployed.',
  );
}
