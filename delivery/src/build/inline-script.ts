import { readFileSync } from 'node:fs';
import { minifySync } from '@swc/core';
import { inRoot } from '../paths';

const minified = (file: string): string =>
  minifySync(readFileSync(inRoot('shell', file), 'utf8'), { compress: true, mangle: true }).code;

/**
 * The script that each page runs before its first paint: `shell/before-paint.js`, minified. The
 * content security policy allows it by its hash.
 */
export const inlineScript = (): string => minified('before-paint.js');

/**
 * The second script of a page with a canary: `shell/canary-preloads.js`, minified. The policy names
 * its hash too. Source: decision 57.
 */
export const canaryScript = (): string => minified('canary-preloads.js');
