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
 * @returns what it prints
 * @throws {Error} with what it prints when it ends with another code than 0
 */
export async function command(root: string, ...args: readonly string[]): Promise<string> {
  const file = join(root, 'tooling', 'run.mjs');
  const env = { ...process.env, REGISTRY_BY: 'Heidi' };
  const { stdout } = await run(process.execPath, [file, ...args], { cwd: root, env });
  return stdout;
}

/** `npm run registry -- …` in the working copy whose product runs. */
export const registry = (...args: readonly string[]) => command(inRoot(), 'registry', ...args);

/** Another working copy of one remote, which ships into the running product. */
export function shippingCopy(remote: RemoteName, sentence: Sentence) {
  const copy = anotherCopy(remote, sentence);
  for (const file of ['web-config.json', 'firebase.json']) {
    cpSync(inRoot('firebase', file), join(copy.root, 'firebase', file));
  }
  // The product's storage is there.
  symlinkSync(inRoot('.run'), join(copy.root, '.run'));
  const publish = (...args: readonly string[]) =>
    command(copy.root, 'publish-remote', remote, ...args);
  return { ...copy, publish };
}

/** The entry of a remote in the registry of the running product. */
export async function registered(
  remote: RemoteName,
): Promise<RegisteredRemote & { readonly sequence: number }> {
  const response = await fetch(`${addresses().sites.shell.origin}/registry.json`);
  const { remotes, sequence } = (await response.json()) as SignedRegistry;
  const entry = (remotes as RegisteredRemote[]).find(({ name }) => name === remote);
  if (!entry) throw new Error(`the registry has no ${remote}`);
  return { ...entry, sequence };
}
