import { readFileSync } from 'node:fs';
import { CONTRACT_VERSION } from 'shared-contracts';
import { inRoot } from '../../paths';
import type { ShellManifest } from '../shell-manifest';

const FLAGS = [true, false];

/** `shell.json` of a small shell, with the real template of the pages. */
export const aShellManifest = (change: Partial<ShellManifest> = {}): ShellManifest => ({
  build: '0a1b2c3d',
  contract: CONTRACT_VERSION,
  provides: { react: '19.2.0', 'kit-1': '1.4.0' },
  template: readFileSync(inRoot('shell', 'index.html'), 'utf8'),
  beforePaint: 'document.title',
  script: '/shell.js',
  style: '/shell.css',
  federation: '/f.js',
  session: [],
  kit: 'k',
  frames: FLAGS.flatMap((header) =>
    FLAGS.map((fragment) => ({
      header,
      fragment,
      html: fragment ? '<main>{{fragment}}</main>' : '<main>Loading…</main>',
    })),
  ),
  pages: [],
  ...change,
});
