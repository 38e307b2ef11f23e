import { createHash } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(`another build: ${text}`).digest();

/**
 * The manifest of another build of the same remote. Every hash and every digest in it differs, more
 * than after a real change.
 *
 * @param manifest text of `remote.json`
 */
export const otherBuild = (manifest: string): string =>
  manifest
    .replace(/sha256-[\w+/]{43}=/g, (text) => `sha256-${digest(text).toString('base64')}`)
    .replace(/(?<![0-9a-zA-Z+/])[0-9a-f]{8}(?![0-9a-zA-Z+/])/g, (text) =>
      digest(text).toString('hex').slice(0, 8),
    );
