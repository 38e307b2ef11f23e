import type { KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredRemote } from 'shared-contracts';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { REMOTE_NAMES } from '../addresses';
import { BUILT_PACKAGES, type BuiltPackage } from '../build/packages';
import { readShellManifest } from '../build/shell-manifest';
import { inRoot } from '../paths';
import { signRegistry } from '../signing/sign-registry';
import type { Deployment } from './deployment';
import { nextRegistry, type Change } from './next-registry';
import { publishDocuments } from './publish-documents';
import { publishPages } from './publish-pages';
import { readRegistry, type Canaries } from './registry';

export interface PublishOptions {
  readonly deployment: Deployment;
  /** Folder that gets one folder per site. */
  readonly outDir: string;
  /** Name of the catalogue in the shell's folder, `catalogue.1a2b3c4d.json`. */
  readonly catalogueFile: string;
  readonly now?: Date;
  /** Private key that signs `/registry.json`; absent: it is not signed. */
  readonly key?: KeyObject;
  /** Author and reason of the next registry, if learners get anything new. */
  readonly change?: Change;
  /** The registry that learners have, not checked, or its number alone; default: the stored one. */
  readonly before?: Partial<SignedRegistry> | undefined;
  /** Folder of a package's last build; default: its `dist`. */
  readonly buildOf?: (name: BuiltPackage) => string;
}

export interface ComposeOptions extends PublishOptions {
  /** Folder that gets the composed files, one folder per site; default: `outDir`. */
  readonly composedDir?: string;
  /** Folder that stores the fragments of a build; default: the remote's site. */
  readonly fragmentsOf?: (remote: RegisteredRemote) => string;
  /** Remotes that are switched off for every learner. */
  readonly switchedOff?: readonly string[];
  /** Packages that learners have, so without a remote that was never shipped; default: all. */
  readonly names?: readonly BuiltPackage[];
  /** Default: none. */
  readonly canaries?: Canaries;
  /** Fingerprint of the key that may end canaries; default: none may. */
  readonly judge?: string;
  /** Path of the judge's answer; default: its registry replaces this one (decision 62). */
  readonly verdicts?: string;
  /** Text of the registry whose canaries the judge ends, where the judge signs (decision 56). */
  readonly basis?: string;
}

/** File in the shell's site. */
export const REGISTRY_FILE = 'registry.json';

const NOBODY: Change = { by: '', reason: '' };

/** Folder of a package's last build. */
export const distOf = (name: BuiltPackage) => inRoot(name, 'dist');

/** Reads a registry without a check; undefined: the file is missing or no JSON. */
export function readBefore(file: string): Partial<SignedRegistry> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<SignedRegistry>;
  } catch {
    return undefined;
  }
}

/** The registry's fields about the judge. What the judge signs expires with its basis. */
function judgement({ judge, verdicts, basis }: ComposeOptions): Partial<SignedRegistry> {
  if (basis === undefined) {
    return judge === undefined ? {} : { judge, ...(verdicts !== undefined && { verdicts }) };
  }
  return { expires: (JSON.parse(basis) as SignedRegistry).expires, basis };
}

/**
 * Composes pages, documents, and last the registry of a release. The files of the builds are in
 * `outDir` already.
 *
 * @returns one line for each remote that cannot be prerendered, so that its pages wait for its code
 */
export function composeSite(options: ComposeOptions): readonly string[] {
  const { deployment, outDir, catalogueFile, now = new Date(), buildOf = distOf } = options;
  const { key, change = NOBODY, composedDir = outDir } = options;
  const { switchedOff = [], canaries = {}, names = BUILT_PACKAGES } = options;
  const { fragmentsOf = ({ name }) => join(outDir, name) } = options;
  for (const name of names) {
    mkdirSync(join(composedDir, name), { recursive: true });
    publishDocuments(buildOf(name), join(composedDir, name), deployment);
  }
  const registryFile = join(composedDir, 'shell', REGISTRY_FILE);
  const remotes = REMOTE_NAMES.filter((name) => names.includes(name));
  const builtRegistry = {
    ...readRegistry(remotes, buildOf, switchedOff, canaries, deployment, now),
    shell: readShellManifest(buildOf('shell')).build,
  };
  const { before: publishedRegistry = readBefore(registryFile) } = options;
  const registry = nextRegistry(builtRegistry, publishedRegistry, change);
  const problems = publishPages({
    deployment,
    outDir,
    composedDir,
    catalogueFile,
    canaries,
    fragmentsOf,
    registry: { ...builtRegistry, publishedAt: registry.publishedAt, sequence: registry.sequence },
    buildOf: (name) => buildOf(name as BuiltPackage),
  });
  const whole = { ...registry, ...judgement(options) };
  writeFileSync(registryFile, key ? signRegistry(whole, key) : JSON.stringify(whole));
  return problems;
}
