import { existsSync } from 'node:fs';
import { inRoot } from '../paths';
import type { MonolithVariant } from './variants';

/** Modules of the shell that a monolith replaces, with the reason in each stand-in. */
const REPLACED: Readonly<Record<MonolithVariant, readonly string[]>> = {
  m: [
    'host/load-federation',
    'host/preload-screen',
    'host/prefetch-screen',
    'host/prepare-screen',
    'registry/fetch-json',
    'app/when-idle',
  ],
  m2: ['host/load-federation', 'host/preload-screen', 'registry/fetch-json'],
};

export interface StandIn {
  /** Absolute path of a module of the shell. */
  readonly original: string;
  /** Absolute path of what is bundled instead; it exports what is used of the original. */
  readonly standIn: string;
}

const standInFile = (name: string) =>
  inRoot('tooling', 'src', 'monolith', 'stand-ins', `${name}.ts`);

/**
 * What a variant bundles in place of product sources, which know nothing of it.
 *
 * @throws {Error} naming a module that is gone from the shell: its stand-in would be left out of the
 *   bundle in silence, and what it stands for be measured as part of a monolith
 */
export function standInsOf(variant: MonolithVariant): StandIn[] {
  return REPLACED[variant].map((module) => {
    const original = inRoot('shell', 'src', `${module}.ts`);
    if (!existsSync(original)) {
      throw new Error(
        `shell/src/${module}.ts is gone: name what took its place in tooling/src/monolith/stand-ins.ts`,
      );
    }
    return { original, standIn: standInFile(module.slice(module.indexOf('/') + 1)) };
  });
}
