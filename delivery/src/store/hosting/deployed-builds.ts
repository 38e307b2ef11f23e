import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  RegisteredRemoteSchema,
  type RegisteredRemote,
  type RemoteManifest,
} from 'shared-contracts';
import { getDotPath, safeParse } from 'valibot';
import type { RemoteName } from '../../addresses';
import type { BuiltPackage } from '../../build/packages';
import { integrityOf } from '../../build/integrity/file-integrity';
import { PlainError } from '../../plain-error';
import type { Deployed } from './deployed-registry';

/** Every file that a manifest names. */
const named = ({ entry, routes, screens }: RemoteManifest) => [
  entry,
  ...routes.flatMap(({ scripts = [] }) => scripts),
  ...Object.values(screens).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
];

/**
 * What the folders lack of a build; undefined: nothing.
 *
 * @param files of the build, where they were written down: its manifest names no chunk that is
 *   loaded on demand
 */
function lacking(
  manifest: RemoteManifest,
  folders: readonly string[],
  files: readonly string[],
): string | undefined {
  const find = (file: string) =>
    folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
  for (const { file, integrity } of named(manifest)) {
    const path = find(file);
    if (path === undefined) return `has no ${file} of it`;
    if (integrity !== undefined && integrityOf(path) !== integrity) {
      return `has another ${file}`;
    }
  }
  const missing = files.find((file) => find(file) === undefined);
  return missing && `has no ${missing} of it`;
}

/** @throws {PlainError} naming the remote that is malformed */
function readable(remotes: readonly unknown[], sequence: number | undefined): RegisteredRemote[] {
  return remotes.map((remote, index) => {
    const result = safeParse(RegisteredRemoteSchema, remote);
    if (result.success) return result.output;
    const { name = `number ${index + 1}` } = (remote ?? {}) as { readonly name?: string };
    const [issue] = result.issues;
    throw new PlainError(
      `The deployed registry is signed, and its remote ${name} is malformed (${getDotPath(issue) ?? 'the whole entry'}: ${issue.message}), so nobody can say which files open pages need; nothing has been signed. Go on without: REGISTRY_AFTER=${sequence}.`,
    );
  });
}

/** What a folder that is deployed holds. */
interface Here {
  /** Where the files of a package may be. */
  readonly foldersOf: (name: BuiltPackage) => readonly string[];
  /** Files of a build that were written down; undefined: nobody did. */
  readonly filesOf: (name: string, build: string) => readonly string[] | undefined;
  /** Build of the shell that is composed now, which is whole. */
  readonly shell: string;
}

/** What this folder lacks of the shell that learners have; its registry names no file of it. */
function lackingOfShell(build: string, { foldersOf, filesOf, shell }: Here): string | undefined {
  if (build === shell) return undefined;
  const files = filesOf('shell', build);
  if (!files) return 'does not say which files it has';
  const missing = files.find(
    (file) => !foldersOf('shell').some((folder) => existsSync(join(folder, file))),
  );
  return missing && `has no ${missing} of it`;
}

/**
 * A deployment holds what this folder holds, and nothing else: without the files of a build that
 * learners have, an open page fails where it asks for the next one.
 *
 * @param deployed the registry that learners have
 * @param here what this folder holds
 * @throws {PlainError} naming the file that is missing or has other bytes than the registry says,
 *   or the malformed remote
 */
export function requireDeployedBuilds(
  { remotes = [], sequence, shell }: Deployed,
  here: Here,
): void {
  function refuseFor(problem: string | undefined, name: string, build: string): void {
    if (problem === undefined) return;
    throw new PlainError(
      `Learners have build ${build} of ${name}, and this folder ${problem}, so a deployment would take it from open pages; nothing has been signed. Copy firebase/hosting from where it was deployed, or go on without: REGISTRY_AFTER=${sequence}.`,
    );
  }
  for (const { name, manifest, canary } of readable(remotes, sequence)) {
    const folders = here.foldersOf(name as RemoteName);
    for (const each of [manifest, ...(canary?.manifest ? [canary.manifest] : [])]) {
      const files = here.filesOf(name, each.build) ?? [];
      refuseFor(lacking(each, folders, files), name, each.build);
    }
  }
  if (shell !== undefined) refuseFor(lackingOfShell(shell, here), 'the shell', shell);
}
