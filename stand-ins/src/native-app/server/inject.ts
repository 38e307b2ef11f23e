import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from '@swc/core';
import { inRoot } from 'delivery/paths';

/** The script that makes a page run as in the app, and its hash for the policy. */
export interface Bridge {
  readonly script: string;
  readonly hash: string;
}

export function readBridge(): Bridge {
  const source = readFileSync(inRoot('stand-ins/src/native-app/bridge/bridge.js'), 'utf8');
  const script = minifySync(source, { compress: true, mangle: true }).code;
  return { script, hash: `sha256-${createHash('sha256').update(script).digest('base64')}` };
}

/** Puts the bridge before every other script of a page. */
export function injectBridge(page: string, { script }: Bridge): string {
  const place = /<head[^>]*>/i.test(page) ? /<head[^>]*>/i : /^(<!doctype[^>]*>)?/i;
  return page.replace(place, (start) => `${start}<script>${script}</script>`);
}
