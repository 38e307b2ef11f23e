import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentType, isCompressible } from './content-types';

export type Encoding = 'br' | 'gzip' | 'identity';

const SUFFIX = { br: '.br', gzip: '.gz' } as const;
const WORTH_COMPRESSING = 1024;

/** Chooses the best encoding that a browser accepts. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

function compress(body: Buffer, encoding: 'br' | 'gzip'): Buffer {
  if (encoding === 'gzip') return gzipSync(body);
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

export interface StoredFile {
  readonly type: string;
  /** Computed from the content without encoding. */
  readonly etag: string;
  readonly body: Buffer;
  /** The encoded body, or the plain one when encoding saves nothing. */
  encoded(encoding: Encoding): { readonly encoding: Encoding; readonly body: Buffer };
}

/** Loads a file into memory. It compresses it once for each encoding, unless the build has. */
function load(file: string): StoredFile {
  const body = readFileSync(file);
  const type = contentType(file);
  const isWorthIt = isCompressible(type) && body.length > WORTH_COMPRESSING;
  const encodings = new Map<Encoding, Buffer>([['identity', body]]);
  return {
    type,
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    encoded(encoding) {
      if (encoding === 'identity' || !isWorthIt) return { encoding: 'identity', body };
      const ready = file + SUFFIX[encoding];
      const stored =
        encodings.get(encoding) ??
        (existsSync(ready) ? readFileSync(ready) : compress(body, encoding));
      encodings.set(encoding, stored);
      return { encoding, body: stored };
    },
  };
}

/** Caches files in memory, and reads a file again after it has changed. */
export function createFileStore() {
  const entries = new Map<string, { readonly version: string; readonly stored: StoredFile }>();
  return (file: string): StoredFile => {
    const { size, mtimeMs, ino } = statSync(file);
    const version = `${size} ${mtimeMs} ${ino}`;
    const entry = entries.get(file);
    if (entry?.version === version) return entry.stored;
    const stored = load(file);
    entries.set(file, { version, stored });
    return stored;
  };
}
