import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { REMOTE_NAMES } from 'delivery/addresses';
import { readRemoteDefinition } from 'delivery/build/remote-definition';
import { inRoot, ROOT } from 'delivery/paths';
import { PlainError } from 'delivery/plain-error';
import { SPECIFIED_ROUTES } from 'shared-contracts';
import { parseFlags } from '../processes/parse-flags';
import type { Command } from '../processes/run-command';
import { remoteFiles } from '../remotes/remote-files';
import { FIRST_PORT, PORTS_FILE, sharedFiles } from '../remotes/shared-files';

const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Whether the remote is a part of the product; the command removes only remotes that it made. The
 * port tells, because the files of the remote may be broken.
 */
function isOriginal(root: string, name: string): boolean {
  const ports = JSON.parse(readFileSync(join(root, PORTS_FILE), 'utf8')) as Readonly<
    Record<string, number>
  >;
  return (ports[name] ?? FIRST_PORT) < FIRST_PORT;
}

/** @returns paths of all routes, without their parameters */
async function takenPaths(): Promise<readonly string[]> {
  const definitions = await Promise.all(REMOTE_NAMES.map(readRemoteDefinition));
  const declared = definitions.flatMap(({ routes }) => routes.map(({ path }) => path));
  return [...declared, ...SPECIFIED_ROUTES.map(({ path }) => path)].map(
    (path) => `/${path.split('/')[1] ?? ''}`,
  );
}

async function requireFreeName(root: string, name: string): Promise<void> {
  const path = name.replace(/^mf-/, '/');
  if (existsSync(join(root, name))) throw new PlainError(`The folder ${name} exists already.`);
  if ((await takenPaths()).includes(path)) {
    throw new PlainError(`The route ${path} exists already; choose another name than ${name}.`);
  }
}

/** Adds a remote to the files that name all remotes, or removes it from them. */
function changeSharedFiles(
  root: string,
  name: string,
  manifest: string,
  how: 'add' | 'remove',
): void {
  for (const [path, file] of Object.entries(sharedFiles(name, manifest))) {
    const text = readFileSync(join(root, path), 'utf8');
    writeFileSync(join(root, path), file[how](text));
  }
}

/**
 * Adds a remote to a repository.
 *
 * @param root absolute path of the repository
 * @param name `mf-demo`; its route is `/demo`
 * @throws {PlainError} when the folder or the route exists; then nothing is written
 */
export async function addRemote(root: string, name: string): Promise<void> {
  await requireFreeName(root, name);
  const model = JSON.parse(readFileSync(inRoot(REMOTE_NAMES[0] ?? '', 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const files = remoteFiles(name, { ...model.dependencies, ...model.devDependencies });
  changeSharedFiles(root, name, files['package.json'] ?? '{}', 'add');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name, path)), { recursive: true });
    writeFileSync(join(root, name, path), text);
  }
  if (existsSync(join(root, 'node_modules'))) {
    symlinkSync(join('..', name), join(root, 'node_modules', name));
  }
}

/**
 * Removes a remote that `addRemote` has added, with all files in its folder.
 *
 * @throws {PlainError} when it does not exist or is a part of the product
 */
export function removeRemote(root: string, name: string): void {
  if (!existsSync(join(root, name))) throw new PlainError(`There is no folder ${name}.`);
  if (isOriginal(root, name)) {
    throw new PlainError(`${name} is a part of the product; the command removes what it has made.`);
  }
  changeSharedFiles(root, name, '{}', 'remove');
  rmSync(join(root, name), { recursive: true });
  const link = join(root, 'node_modules', name);
  if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link);
}

/**
 * `npm run new-remote -- mf-demo` adds a remote that builds and passes its tests: its folder, and
 * its entries in shared files. The next start of the product shows it at `/demo`. With `--remove`
 * it removes the remote. Source: CMD-new-remote.
 */
const newRemote: Command = async (args) => {
  const { flags, words } = parseFlags(args, { flags: ['--remove'] });
  const [name = '', ...others] = words;
  if (!NAME.test(name) || others.length > 0) {
    throw new PlainError('Name one remote, as mf-demo: mf-, then small letters, digits and -.');
  }
  if (flags.has('--remove')) {
    removeRemote(ROOT, name);
    console.log(`${name} is gone.`);
    return 0;
  }
  await addRemote(ROOT, name);
  const path = name.replace(/^mf-/, '/');
  console.log(`${name} is in the folder ${name}. Start the product (npm start), and open ${path}.`);
  return 0;
};

export default newRemote;
