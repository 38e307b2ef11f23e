import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Files below a folder, as sorted paths with slashes. A missing folder has no files. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
        .map((file) => file.split(sep).join('/'))
        .sort()
    : [];

/** Whether a part of a path begins with a dot: Hosting deploys no such file. */
export const isHidden = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.'));

/** SHA-384 in base64url, for the archive and the snapshots of the sites. */
export const hashOf = (bytes: Buffer): string =>
  createHash('sha384').update(bytes).digest('base64url');
