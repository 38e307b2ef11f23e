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

/** The folders and files of ours that the build of a remote reads. */
const sourcesOf = (remote: RemoteName) => [
  ...[remote, 'kit', 'shared-contracts', 'common', 'delivery', 'tooling'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];

/**
 * Libraries whose paths could reach the bytes of a build. The other folder gets copies of them. All
 * other libraries are links, which webpack resolves to their real paths.
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

/** Copies a remote's sources and libraries into another folder, without builds and caches. */
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

export interface Sentence {
  /** From the folder of the remote. */
  readonly file: string;
  readonly text: string;
}

/** Makes another working copy of one remote, to change one of its sentences. */
export function anotherCopy(remote: RemoteName, { file, text }: Sentence) {
  const root = mkdtempSync(join(tmpdir(), 'another-copy-'));
  copyTo(root, remote);
  const path = join(root, remote, file);
  const source = readFileSync(path, 'utf8');
  return {
    root,
    /** Replaces the sentence. @throws {Error} when the file lacks it */
    say(other: string): void {
      if (!source.includes(text)) throw new Error(`${remote}/${file} does not say "${text}"`);
      writeFileSync(path, source.replace(text, other));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
