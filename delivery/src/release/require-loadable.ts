import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfiesContract, type RemoteManifest } from 'shared-contracts';
import { LIBRARIES_FILE } from '../build/shared-libraries';
import type { ShellManifest } from '../build/shell-manifest';
import { PlainError } from '../plain-error';

/** Ranges of the libraries that a build takes from the shell, by share key. */
export type Libraries = Readonly<Record<string, string>>;

/** @param folder of a stored build of a remote; an old build names no libraries */
export function readRequired(folder: string): Libraries {
  const file = join(folder, LIBRARIES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Libraries) : {};
}

/** The name of a remote with its team, for messages. */
export const whose = ({ name, owner }: Pick<RemoteManifest, 'name' | 'owner'>): string =>
  owner ? `${name} (${owner.team})` : name;

interface Candidate {
  readonly manifest: RemoteManifest;
  readonly libraries: Libraries;
  /** The shell that loads the build: that of learners, not of the working copy. */
  readonly shell: Pick<ShellManifest, 'contract' | 'provides'>;
  /** Manifests of the other remotes that learners have. */
  readonly others: readonly RemoteManifest[];
  /** What to do if the shell cannot load it; default: advice for the publisher of the remote. */
  readonly advice?: string | undefined;
}

/**
 * Checks that the shell can load a build, and that no other remote has one of its routes.
 *
 * @throws {PlainError} naming what does not fit, and what to do
 */
export function requireLoadable(candidate: Candidate): void {
  const { manifest, libraries, shell, others, advice } = candidate;
  const { name, contract, routes } = manifest;
  if (!satisfiesContract(shell.contract, contract)) {
    throw new PlainError(
      `${whose(manifest)} was built for contract ${contract}, and the shell offers ${shell.contract}; nothing has changed. ${advice ?? 'Build it with the contract of the shell, or start the product again: that ships the shell too.'}`,
    );
  }
  for (const [library, range] of Object.entries(libraries)) {
    const version = shell.provides[library];
    if (version === undefined || !satisfiesContract(version, range)) {
      throw new PlainError(
        `${whose(manifest)} was built with ${library} ${range}, and the shell provides ${version ?? 'none'}; nothing has changed. ${advice ?? 'Build it with the libraries of the shell, or start the product again: that ships the shell too.'}`,
      );
    }
  }
  for (const other of others) {
    const taken = routes.find(({ path }) => other.routes.some((route) => route.path === path));
    if (taken) {
      throw new PlainError(
        `${name} declares ${taken.path}, which ${other.name} has already; nothing has changed. Give it another path${other.owner ? `, or ask ${other.owner.team}` : ''}.`,
      );
    }
  }
}
