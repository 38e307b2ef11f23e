import { createHmac, hkdfSync } from 'node:crypto';

const derive = (secret: string, info: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', info, 16));

/**
 * Derives names, keys and initialisation vectors from one secret. So publishing twice gives the
 * same bytes under the same names, as immutable addresses need.
 *
 * @param secret the media key secret, at least 16 characters
 */
export function createClipSecrets(secret: string) {
  return {
    /** `<clip>.<hash8>` of content and secret. */
    mediaId: (clip: string, digest: Buffer): string => {
      const hash = createHmac('sha256', secret).update(digest).digest('hex').slice(0, 8);
      return `${clip}.${hash}`;
    },
    /** AES-128 key of all segments of one clip. */
    key: (mediaId: string): Buffer => derive(secret, `key ${mediaId}`),
    /** A vector is never used twice with a key, so each segment has another one. */
    iv: (mediaId: string, segment: string): Buffer => derive(secret, `iv ${mediaId} ${segment}`),
    /** A secret name, because pictures and audio have no other protection. */
    fileName: (content: Buffer): string =>
      createHmac('sha256', secret).update('file').update(content).digest('hex').slice(0, 32),
  };
}

export type ClipSecrets = ReturnType<typeof createClipSecrets>;
