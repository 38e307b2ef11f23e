import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from '../addresses';
import { inRoot } from '../paths';

/** The folders that the build of a remote reads, beside its libraries. */
const sourcesOf = (remote: RemoteName) => [
  ...[remote, 'kit', 'shared-contracts', 'common', 'delivery', 'tooling'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];

/**
 * Libraries that become part of a build, or whose loaders make it. They are copied into the other
 * folder. webpack knows the others only by their real paths.
 */
const COPIED = [
  '@module-federation',
  '@stripe',
  'css-loader',
  'mini-css-extract-plugin',
  'rxjs',
  'single-spa-react',
  'swc-loader',
  'tslib',
  'valibot',
];

const IGNORED = /\/(?:dist|node_modules|\.run)(?:\/|$)/;

/** The sources of a remote and its libraries in another folder, without a build or a cache. */
export function copyTo(root: string, remote: RemoteName): void {
  for (const source of sourcesOf(remote)) {
    cpSync(inRoot(source), join(root, source), {
      recursive: true,
      filter: (path) => !IGNORED.test(path.slice(inRoot().length)),
    });
  }
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(inRoot('node_modules'))) {
    const [from, to] = [inRoot('node_modules', name), join(root, 'node_modules', name)];
    if (name === '.cache') continue;
    if (COPIED.includes(name)) cpSync(from, to, { recursive: true });
    else if (existsSync(join(root, name))) symlinkSync(join('..', name), to);
    else symlinkSync(from, to);
  }
}

/** A sentence of a remote. */
export interface Sentence {
  /** From the folder of the remote. */
  readonly file: string;
  readonly text: string;
}

/** Another working copy of one remote, in which one sentence can be changed. */
export function anotherCopy(remote: RemoteName, { file, text }: Sentence) {
  const root = mkdtempSync(join(tmpdir(), 'another-copy-'));
  copyTo(root, remote);
  const path = join(root, remote, file);
  const source = readFileSync(path, 'utf8');
  return {
    root,
    /** @throws {Error} when the file does not hold the sentence */
    say(other: string): void {
      if (!source.includes(text)) throw new Error(`${remote}/${file} does not say "${text}"`);
      writeFileSync(path, source.replace(text, other));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
