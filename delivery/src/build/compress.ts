import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|json|svg)$/;

/** Writes `.br` and `.gz` beside a file, as a CDN would. Skips a file of 1 kB or less. */
export function compressFile(file: string): void {
  const text = readFileSync(file);
  if (text.length <= 1024) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

/** Compresses every text file below a folder. */
export function compressBelow(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && COMPRESSIBLE.test(entry.name)) {
      compressFile(join(entry.parentPath, entry.name));
    }
  }
}
