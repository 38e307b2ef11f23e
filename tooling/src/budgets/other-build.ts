import { createHash } from 'node:crypto';

const digest = (algorithm: string, text: string) =>
  createHash(algorithm).update(`another build: ${text}`).digest();

/**
 * Makes up the manifest of another build of a remote: every hash and digest differs, which is more
 * than a real change does.
 *
 * @param manifest text of `remote.json`
 */
export const otherBuild = (manifest: string): string =>
  manifest
    .replace(/sha384-[\w+/]{64}/g, (text) => `sha384-${digest('sha384', text).toString('base64')}`)
    .replace(/(?<![0-9a-zA-Z+/])[0-9a-f]{8}(?![0-9a-zA-Z+/])/g, (text) =>
      digest('sha256', text).toString('hex').slice(0, 8),
    );
