import { readFileSync } from 'node:fs';
import { minifySync } from '@swc/core';
import { inRoot } from '../paths';

/**
 * The script that every page runs before its first paint: `shell/before-paint.js`, minified. The
 * content security policy allows it by the hash of its text.
 */
export const inlineScript = (): string =>
  minifySync(readFileSync(inRoot('shell', 'before-paint.js'), 'utf8'), {
    compress: true,
    mangle: true,
  }).code;
