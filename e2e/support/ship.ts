import { execFile } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { RegisteredRemote } from 'shared-contracts';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { addresses, type RemoteName } from 'delivery/addresses';
import { anotherCopy, type Sentence } from 'delivery/build/another-folder';

const run = promisify(execFile);

const inRoot = (...parts: readonly string[]) =>
  join(fileURLToPath(new URL('../..', import.meta.url)), ...parts);

/**
 * Runs a command as a developer does.
 *
 * @returns its output
 * @throws {Error} with its output when its exit code is not 0
 */
export async function command(root: string, ...args: readonly string[]): Promise<string> {
  const file = join(root, 'tooling', 'run.mjs');
  const env = { ...process.env, REGISTRY_BY: 'Heidi' };
  const { stdout } = await run(process.execPath, [file, ...args], { cwd: root, env });
  return stdout;
}

/** Runs `npm run registry -- …` in the working copy of the running product. */
export const registry = (...args: readonly string[]) => command(inRoot(), 'registry', ...args);

/**
 * Ships a canary of mf-live that throws for one learner in five, to testers alone.
 *
 * @returns builds of mf-live: the canary, and the stable one
 */
export async function shipOneInFive(): Promise<{
  readonly build: string;
  readonly stable: string;
}> {
  const script = inRoot('delivery/src/store/local/testing/ship-one-in-five.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script]);
  return JSON.parse(stdout) as { build: string; stable: string };
}

/** Makes another working copy of one remote, which ships into the running product. */
export function shippingCopy(remote: RemoteName, sentence: Sentence) {
  const copy = anotherCopy(remote, sentence);
  for (const file of ['web-config.json', 'firebase.json']) {
    cpSync(inRoot('firebase', file), join(copy.root, 'firebase', file));
  }
  // Share the folder in which the running product stores its builds.
  symlinkSync(inRoot('.run'), join(copy.root, '.run'));
  const publish = (...args: readonly string[]) =>
    command(copy.root, 'publish-remote', remote, ...args);
  return { ...copy, publish };
}

/** Reads the entry of a remote in the registry of the running product. */
export async function registryEntry(
  remote: RemoteName,
): Promise<RegisteredRemote & { readonly sequence: number }> {
  const response = await fetch(`${addresses().sites.shell.origin}/registry.json`);
  const { remotes, sequence } = (await response.json()) as SignedRegistry;
  const entry = (remotes as RegisteredRemote[]).find(({ name }) => name === remote);
  if (!entry) throw new Error(`the registry has no ${remote}`);
  return { ...entry, sequence };
}
