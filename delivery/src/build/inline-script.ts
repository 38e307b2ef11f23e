import { readFileSync } from 'node:fs';
import { minifySync } from '@swc/core';
import { inRoot } from '../paths';

const minified = (file: string): string =>
  minifySync(readFileSync(inRoot('shell', file), 'utf8'), { compress: true, mangle: true }).code;

/**
 * The script that every page runs before its first paint: `shell/before-paint.js`, minified. The
 * content security policy allows it by the hash of its text.
 */
export const inlineScript = (): string => minified('before-paint.js');

/**
 * The script that a page with a canary runs after it: `shell/canary-preloads.js`. The policy names
 * its hash too. Source: decision 57.
 */
export const canaryScript = (): string => minified('canary-preloads.js');
