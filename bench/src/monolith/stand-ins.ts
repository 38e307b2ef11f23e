import { existsSync } from 'node:fs';
import { inRoot } from 'delivery/paths';
import type { MonolithVariant } from './variants';

/** Modules of the shell that a monolith replaces. Each stand-in says why. */
const REPLACED: Readonly<Record<MonolithVariant, readonly string[]>> = {
  m: [
    ...['host/load-federation', 'host/ahead', 'host/when-idle', 'registry/read-registry'],
    ...['telemetry/collect', 'new-version/follow-new-version'],
  ],
  m2: ['host/load-federation', 'registry/read-registry'],
};

export interface StandIn {
  /** Absolute path of a module of the shell. */
  readonly original: string;
  /** Absolute path of the replacement, which has the same exports. */
  readonly standIn: string;
}

const standInFile = (name: string) => inRoot('bench', 'src', 'monolith', 'stand-ins', `${name}.ts`);

/**
 * The modules that a variant replaces.
 *
 * @throws {Error} naming a module that is gone from the shell: webpack would ignore its stand-in,
 *   and the bench would measure the product's module in the monolith
 */
export function standInsOf(variant: MonolithVariant): StandIn[] {
  return REPLACED[variant].map((module) => {
    const files = ['.ts', '.tsx'].map((ending) => inRoot('shell', 'src', `${module}${ending}`));
    const original = files.find((file) => existsSync(file));
    if (original === undefined) {
      throw new Error(
        `shell/src/${module}.ts is gone: name what took its place in bench/src/monolith/stand-ins.ts`,
      );
    }
    return { original, standIn: standInFile(module.slice(module.indexOf('/') + 1)) };
  });
}
