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
  /** Who publishes, and why, where it changes what learners get. */
  readonly change?: Change;
  /**
   * The registry that learners have, unchecked, also where it is only a number; default: the one in
   * the folder.
   */
  readonly before?: Partial<SignedRegistry> | undefined;
  /** Folder of a package's last build; default: its `dist`. */
  readonly buildOf?: (name: BuiltPackage) => string;
}

export interface ComposeOptions extends PublishOptions {
  /** Folder that gets what is composed, one folder per site; default: `outDir`. */
  readonly composedDir?: string;
  /** Folder where the fragments of a build are kept; default: the remote's site. */
  readonly fragmentsOf?: (remote: RegisteredRemote) => string;
  /** Remotes whose state every learner sees instead of their screens. */
  readonly switchedOff?: readonly string[];
  /** Packages that learners have; default: all. A remote that was only just written is none. */
  readonly names?: readonly BuiltPackage[];
  /** Default: none. */
  readonly canaries?: Canaries;
  /** Fingerprint of the key that may end canaries; default: none may. */
  readonly judge?: string;
  /** Where pages read what that key has signed; default: it replaces the registry (decision 62). */
  readonly verdicts?: string;
  /** Where that key signs: the text of the registry whose canaries end (decision 56). */
  readonly basis?: string;
}

/** In the shell's site. */
export const REGISTRY_FILE = 'registry.json';

const NOBODY: Change = { by: '', reason: '' };

/** Folder of a package's last build. */
export const distOf = (name: BuiltPackage) => inRoot(name, 'dist');

/** The registry in a file, unchecked; undefined: there is none, or it is no JSON. */
export function readBefore(file: string): Partial<SignedRegistry> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<SignedRegistry>;
  } catch {
    return undefined;
  }
}

/** The fields of a registry about the judge; one that it has signed lives as long as its basis. */
function judgement({ judge, verdicts, basis }: ComposeOptions): Partial<SignedRegistry> {
  if (basis === undefined) {
    return judge === undefined ? {} : { judge, ...(verdicts !== undefined && { verdicts }) };
  }
  return { expires: (JSON.parse(basis) as SignedRegistry).expires, basis };
}

/**
 * Composes what a publication has for itself: pages, documents and the registry, which comes last.
 * The files of the builds are in `outDir` already.
 *
 * @returns one line for each remote whose pages wait for its code because it cannot be prerendered
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
